import { type LocatedFile, walk } from "../sources/files/index.ts";

/** The files at a path; one but for an archive. What cannot be opened is left out: it is reported when it is imported. */
export async function* filesAt(path: string): AsyncGenerator<LocatedFile> {
  yield* walk([path], { onIssue: () => undefined });
}

/** The file at a path. */
export async function fileAtPath(path: string): Promise<LocatedFile | null> {
  for await (const file of filesAt(path)) return file;
  return null;
}
