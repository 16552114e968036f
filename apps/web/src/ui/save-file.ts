/** Hands a text to the reader as a file. */
export function saveFile(name: string, content: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read by the next turn; to take the address away at once would be too early in some.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
