/** A day in words. Its puzzle changes at midnight UTC, so it is the UTC day everywhere. */
export function dayName(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone: "UTC" }).format(new Date(day));
}
