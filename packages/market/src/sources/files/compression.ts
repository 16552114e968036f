/** How the content of a file is compressed as a whole. */
export type Compression = "gzip" | "xz" | "zstd";

/**
 * The first bytes of each, in hexadecimal: RFC 1952, the .xz file format (section 2.1.1.1), RFC 8878. "BZh" may begin a
 * text; in bzip2 the size of a block follows, a digit, and then the start of a block, or the end of an empty file.
 */
const STARTS: readonly (readonly [RegExp, Compression | "bzip2"])[] = [
  [/^1f8b/, "gzip"],
  [/^fd377a585a00/, "xz"],
  [/^28b52ffd/, "zstd"],
  [/^425a683[1-9](?:3141|1772)/, "bzip2"],
];

const FIRST_BYTES: ReadonlySet<number> = new Set([0x1f, 0xfd, 0x28, 0x42]);

/** Bytes that show how a file is compressed. */
export const COMPRESSION_BYTES = 6;

/**
 * Tells how a file is compressed by its first bytes, whatever it is called.
 *
 * @param start At least `COMPRESSION_BYTES` of it, where it has as many.
 * @returns `bzip2` too, which is not read; `null` when it is not compressed as a whole.
 *
 * @example
 * compressionOf(Buffer.from("28b52ffd0458", "hex")); // "zstd"
 */
export function compressionOf(start: Buffer): Compression | "bzip2" | null {
  // Nearly all files are text, and there may be a million of them.
  if (!FIRST_BYTES.has(start[0] ?? 0)) return null;
  const begins = start.toString("hex", 0, COMPRESSION_BYTES);
  return STARTS.find(([signature]) => signature.test(begins))?.[1] ?? null;
}

/** How an entry of a zip archive is compressed once more, by its name: its directory is listed without reading entries. */
export function compressionNamed(name: string): Compression | null {
  const extension = /\.(gz|xz|zst)$/i.exec(name)?.[1]?.toLowerCase();
  return extension === undefined ? null : NAMED[extension as keyof typeof NAMED];
}

const NAMED = { gz: "gzip", xz: "xz", zst: "zstd" } as const;
