// Made by tools/page_types.py from trinacria.words.catalogue; do not edit.

export const LANGUAGES = ["en", "fr", "ru", "it", "de", "es"] as const;
export type Language = (typeof LANGUAGES)[number];
export const OWN_NAMES: Record<Language, string> = { en: "English", fr: "Français", ru: "Русский", it: "Italiano", de: "Deutsch", es: "Español" };
