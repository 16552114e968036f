/** Downloads a text as a file. */
export function saveFile(name: string, content: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers start to read the address after this function returns.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
