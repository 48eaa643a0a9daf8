/** Entries for a calendar (RFC 5545), to be opened by the program that the device has for them. */

const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\n/g, "\\n");

/** Lines of at most 75 bytes; the next one begins with a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const letter of line) {
    if (new TextEncoder().encode(part + letter).length > 73) {
      parts.push(part);
      part = "";
    }
    part += letter;
  }
  return [...parts, part].join("\r\n ");
}

const stamp = (time: Date): string => time.toISOString().replace(/[-:]|\.\d+/g, "");

/** An entry for the whole of today, so that it is found under that date. */
export function calendarEntry(id: string, title: string, text: string, url: string, now = new Date()): string {
  const day = stamp(now).slice(0, 8);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Trinacria//EN",
    "BEGIN:VEVENT",
    `UID:${id}@trinacria`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART;VALUE=DATE:${day}`,
    "TRANSP:TRANSPARENT",
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(`${text}\n${url}`)}`,
    `URL:${url}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
