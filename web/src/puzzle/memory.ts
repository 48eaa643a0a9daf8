/** What this browser keeps, where it may keep anything; else it is known until the page is left. */

export function recall(place: string): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

export function remember(place: string, text: string): void {
  try {
    localStorage.setItem(place, text);
  } catch {
    // Without storage nothing is kept.
  }
}
