# Ce que les membres voient sur leurs pages, et ce qui y est refusé.

club-error-passkey = Cette clé d’accès n’ouvre rien ici. Réessayez, ou connectez-vous autrement.
club-error-passkey-late = Le délai est dépassé. Réessayez.
club-error-passkey-site = Les clés d’accès exigent une adresse sécurisée (https). Utilisez la fiche de secours ou le code.
club-error-passkeys = Vous avez déjà { $most } clés d’accès. Retirez-en une d’abord.
club-error-many-names = Trop de noms ont été essayés d’ici. Attendez une minute.
