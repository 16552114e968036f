import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Flips one bit in the closes of a snapshot of the tiny market, and returns its file. */
export function flipOneBit(dataDirectory: string, snapshot: string): string {
  const folder = join(dataDirectory, "markets/tiny/snapshots", snapshot);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const file = files.find((name) => name.includes("close")) as string;
  const bytes = readFileSync(join(folder, file));
  const middle = Math.floor(bytes.length / 2);
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
  writeFileSync(join(folder, file), bytes);
  return file;
}
