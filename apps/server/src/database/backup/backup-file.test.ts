import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readBackupFile, verifyBackupFile, writeBackupFile } from "./backup-file.ts";

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "plumbline-backup-file-"));
  file = join(folder, "accounts.backup");
});
afterEach(() => rmSync(folder, { recursive: true }));

async function* given(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

async function readAll(): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of readBackupFile(file)) lines.push(line);
  return lines;
}

/** U+2028 ends a line in JavaScript, and not here. */
const LINES = ["first", "", "two\u2028parts", "股票 📈", "x".repeat(200_000)];

describe("the file of a backup", () => {
  it("gives back the lines, to its owner only, and every decompressor reads it", async () => {
    await writeBackupFile(file, given(LINES));
    await verifyBackupFile(file);
    expect(await readAll()).toEqual(LINES);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const bytes = readFileSync(file);
    expect(gunzipSync(bytes.subarray(0, bytes.lastIndexOf("\nsha256 "))).toString()).toBe(`${LINES.join("\n")}\n`);
  });

  it("is refused with any bit flipped", async () => {
    await writeBackupFile(file, given(LINES));
    const bytes = readFileSync(file);
    for (let at = 0; at < bytes.length; at++) {
      const damaged = Buffer.from(bytes);
      damaged[at] = (damaged[at] ?? 0) ^ (1 << (at % 8));
      writeFileSync(file, damaged);
      await expect(verifyBackupFile(file), `byte ${at}`).rejects.toMatchObject({ code: "backup-damaged" });
    }
  });

  it("is refused when it is cut short anywhere, or something follows it", async () => {
    await writeBackupFile(file, given(LINES));
    const bytes = readFileSync(file);
    const others = Array.from({ length: bytes.length }, (_, length) => bytes.subarray(0, length));
    for (const other of [...others, Buffer.concat([bytes, Buffer.from("\n")])]) {
      writeFileSync(file, other);
      await expect(verifyBackupFile(file), `${other.length} bytes`).rejects.toMatchObject({ code: "backup-damaged" });
    }
  });

  it("is not there until it is whole", async () => {
    async function* interrupted(): AsyncGenerator<string> {
      yield "first";
      expect(existsSync(file)).toBe(false);
      throw new Error("The database was lost.");
    }
    await expect(writeBackupFile(file, interrupted())).rejects.toThrow("The database was lost.");
    expect(readdirSync(folder)).toEqual([]);
  });

  it("does not replace a file", async () => {
    writeFileSync(file, "my novel");
    await expect(writeBackupFile(file, given(LINES))).rejects.toMatchObject({
      code: "backup-exists",
      message: `${file} exists already: choose another name, or move that file away.`,
    });
    expect(readFileSync(file, "utf8")).toBe("my novel");
  });

  it("says so when there is none", async () => {
    await expect(verifyBackupFile(file)).rejects.toThrow(`There is no file ${file}: give the path of a backup.`);
  });
});
