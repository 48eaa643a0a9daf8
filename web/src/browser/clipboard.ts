/** Copying and sharing links. */

/** Put a text on the clipboard; says whether it worked. The clipboard proper exists on secure origins only. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement("textarea");
    area.value = text;
    document.body.append(area);
    area.select();
    // On a network without https this old way is the only one.
    const done = document.execCommand("copy");
    area.remove();
    return done;
  }
}

export const canShare = "share" in navigator;

export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // To close the sharing sheet is a decision.
  }
}

export const linkTo = (table: string, token: string): string => `${location.origin}/t/${table}#${token}`;
