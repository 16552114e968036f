/** The most files that are taken of a folder. */
const MAX_FILES = 20_000;

/** All files that somebody has dropped, those of folders too. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<readonly File[]> {
  // Read at once: after the first wait the browser has emptied the list.
  const entries = [...items].flatMap((item) => (item.kind === "file" ? (item.webkitGetAsEntry() ?? []) : []));
  if (entries.length === 0) return [...files];
  const found: File[] = [];
  for (const entry of entries) await addFiles(entry, found);
  return found;
}

async function addFiles(entry: FileSystemEntry, found: File[]): Promise<void> {
  if (found.length >= MAX_FILES) return;
  if (entry.isFile) {
    found.push(await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject)));
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  // A browser gives the entries of a folder a hundred at a time, and an empty list at the end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return;
    for (const one of some) await addFiles(one, found);
  }
}
