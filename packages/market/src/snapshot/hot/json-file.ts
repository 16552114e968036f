import type { InputFolder, OutputFolder } from "../disk/index.ts";

/** Writes a list that is small enough to be loaded whole, as JSON with one entry a line. */
export function writeList(output: OutputFolder, name: string, entries: readonly unknown[]): void {
  const file = output.create(name);
  file.append(Buffer.from("["));
  for (const [index, entry] of entries.entries()) {
    file.append(Buffer.from(`${index === 0 ? "" : ","}\n${JSON.stringify(entry)}`));
  }
  file.append(Buffer.from("\n]\n"));
}

/** Writes a value as JSON. */
export function writeJson(output: OutputFolder, name: string, value: unknown): void {
  output.create(name).append(Buffer.from(`${JSON.stringify(value, null, 1)}\n`));
}

/** Reads a JSON file of a snapshot; checksums guard the files, so the shape is trusted. */
export function readJson<Value>(input: InputFolder, name: string): Value {
  return JSON.parse(Buffer.from(input.bytes(name)).toString()) as Value;
}
