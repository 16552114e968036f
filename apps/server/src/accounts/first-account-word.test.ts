import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FirstAccountWord } from "./first-account-word.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "first-account-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = () => join(folder, "word");

describe("the word of the first account", () => {
  it("is ten letters and digits that nobody takes for others, and another one for each server", () => {
    const words = Array.from({ length: 50 }, (_, number) => new FirstAccountWord(join(folder, `${number}`)).read());
    for (const word of words) expect(word).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
    expect(new Set(words).size).toBe(50);
  });

  it("is the same for two servers of one folder, and after a new start", () => {
    const [one, other] = [new FirstAccountWord(file()), new FirstAccountWord(file())];
    const word = one.read();
    expect([other.read(), new FirstAccountWord(file()).read()]).toEqual([word, word]);
    expect(readFileSync(file(), "utf8")).toBe(`${word}\n`);
    expect(readdirSync(folder)).toEqual(["word"]);
    one.end();
    expect([one.isRight(word), other.isRight(word)]).toEqual([false, false]);
  });

  it.skipIf(process.platform === "win32")("can be read by the owner of the file alone", () => {
    new FirstAccountWord(file()).read();
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  it("is right as people write it, and nothing else is", () => {
    const word = new FirstAccountWord(file());
    const made = word.read();
    for (const written of [made, made.toUpperCase(), made.replace("-", ""), ` ${made.replace("-", " ")} `])
      expect(word.isRight(written), written).toBe(true);
    for (const written of ["", "-", made.slice(1), `${made}a`, "aaaaa-aaaaa"])
      expect(word.isRight(written), written).toBe(false);
  });

  it("is right for nobody before it has been made, and after it has been used", () => {
    const word = new FirstAccountWord(file());
    expect([word.isRight(""), word.isRight("-"), word.wasRight("")]).toEqual([false, false, false]);
    const made = word.read();
    expect(word.wasRight(made)).toBe(false);
    word.end();
    expect([word.isRight(made), word.wasRight(made)]).toEqual([false, true]);
    word.end();
    expect(word.wasRight(made), "of a word that was ended before").toBe(true);
    expect(word.read()).not.toBe(made);
  });

  it("is kept in memory where the folder cannot be written", () => {
    // A folder in place of the file: nothing can be written there, whoever runs the test.
    mkdirSync(file());
    const word = new FirstAccountWord(file());
    const made = word.read();
    expect([word.read(), word.isRight(made)]).toEqual([made, true]);
    word.end();
    expect(word.isRight(made)).toBe(false);
  });
});
