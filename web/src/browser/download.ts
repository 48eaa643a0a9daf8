/** A text as a file of the visitor's. */
export function download(name: string, text: string, type = "text/plain"): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser takes the file after this task.
  setTimeout(() => URL.revokeObjectURL(address));
}
