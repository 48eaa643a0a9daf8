# What members see on their own pages, and what is refused there.

club-error-passkey = This passkey doesn’t open anything here. Try again, or use another way to sign in.
club-error-passkey-late = That took too long. Try again.
club-error-passkey-site = Passkeys need a secure address (https). Use the recovery sheet or the code.
club-error-passkeys = You have { $most } passkeys already. Remove one first.
club-error-many-names = Too many names were tried from here. Wait a minute.
