import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const TEXT = readFileSync(join(ROOT, "docs/security.md"), "utf8");

/**
 * OWASP ASVS 5.0.0: for each section the level of each of its requirements, in their order. The standard has 70 requirements
 * of level 1, 183 of level 2 and 92 of level 3 (its frontispiece).
 */
const LEVELS: Readonly<Record<string, string>> = {
  "1.1": "22",
  "1.2": "1111122223",
  "1.3": "112222222223",
  "1.4": "222",
  "1.5": "123",
  "2.1": "122",
  "2.2": "112",
  "2.3": "12223",
  "2.4": "23",
  "3.1": "3",
  "3.2": "113",
  "3.3": "12223",
  "3.4": "11222233",
  "3.5": "11122333",
  "3.6": "3",
  "3.7": "22333",
  "4.1": "12233",
  "4.2": "23333",
  "4.3": "22",
  "4.4": "1222",
  "5.1": "2",
  "5.2": "112333",
  "5.3": "113",
  "5.4": "222",
  "6.1": "122",
  "6.2": "111111112222",
  "6.3": "11223333",
  "6.4": "112233",
  "6.5": "22222333",
  "6.6": "2223",
  "6.7": "33",
  "6.8": "2222",
  "7.1": "222",
  "7.2": "1111",
  "7.3": "22",
  "7.4": "11222",
  "7.5": "223",
  "7.6": "22",
  "8.1": "1233",
  "8.2": "1123",
  "8.3": "133",
  "8.4": "23",
  "9.1": "111",
  "9.2": "1222",
  "10.1": "22",
  "10.2": "223",
  "10.3": "22223",
  "10.4": "1111122222233333",
  "10.5": "22222",
  "10.6": "22",
  "10.7": "222",
  "11.1": "2233",
  "11.2": "22233",
  "11.3": "11233",
  "11.4": "1222",
  "11.5": "23",
  "11.6": "23",
  "11.7": "33",
  "12.1": "12233",
  "12.2": "11",
  "12.3": "22223",
  "13.1": "2333",
  "13.2": "222223",
  "13.3": "2233",
  "13.4": "1222233",
  "14.1": "22",
  "14.2": "12223333",
  "14.3": "122",
  "15.1": "12233",
  "15.2": "12233",
  "15.3": "1222222",
  "15.4": "3333",
  "16.1": "2",
  "16.2": "22222",
  "16.3": "2222",
  "16.4": "222",
  "16.5": "2223",
  "17.1": "23",
  "17.2": "22223333",
  "17.3": "22",
};

interface Line {
  readonly number: string;
  readonly level: string;
  readonly measure: string;
  readonly proof: string;
}

const LINES: readonly Line[] = [
  ...TEXT.matchAll(/^\| (\d+\.\d+\.\d+) \| ([123]) \| (?:[^|]+) \| ([^|]+) \| ([^|]*) \|$/gm),
].map(([, number = "", level = "", measure = "", proof = ""]) => ({ number, level, measure, proof: proof.trim() }));

const REQUIREMENTS = Object.entries(LEVELS).flatMap(([section, levels]) =>
  [...levels].map((level, index) => ({ number: `${section}.${index + 1}`, level })),
);

/** `path`: "title" of each test that a line names. */
const testsOf = ({ proof }: Line) =>
  [...proof.matchAll(/`([^`]+)`: "([^"]+)"/g)].map(([, file = "", title = ""]) => ({ file, title }));
const documentsOf = ({ proof }: Line) => [...proof.matchAll(/\[[^\]]+\]\(([^)#]+)/g)].map(([, path = ""]) => path);

/** Why a line needs no proof: what it asks for is not there, or is not done. */
const isExcused = ({ measure }: Line) => /^(?:Does not apply|Open): \S.{8,}/.test(measure);

describe("the checklist of docs/security.md", () => {
  it("is measured by the whole standard", () => {
    const counts = ["1", "2", "3"].map((wanted) => REQUIREMENTS.filter(({ level }) => level === wanted).length);
    expect(counts).toEqual([70, 183, 92]);
  });

  it("has every requirement of the levels 1 and 2 once, in order, with its level", () => {
    const expected = REQUIREMENTS.filter(({ level }) => level !== "3");
    const listed = LINES.map(({ number, level }) => ({ number, level }));
    expect(listed.filter(({ level }) => level !== "3")).toEqual(expected);
    const known = new Map(REQUIREMENTS.map(({ number, level }) => [number, level]));
    for (const { number, level } of listed) expect(known.get(number), number).toBe(level);
    // No line of a table escapes for its form.
    expect(TEXT.match(/^\| \d/gm)?.length).toBe(LINES.length);
  });

  it("names for each line a test or a document, or the reason why there is none", () => {
    const bare = LINES.filter(
      (line) => !isExcused(line) && testsOf(line).length === 0 && documentsOf(line).length === 0,
    );
    expect(bare.map(({ number }) => number)).toEqual([]);
  });

  it("names tests that exist, by their file and title", () => {
    const named = LINES.flatMap((line) => testsOf(line).map((test) => ({ ...test, number: line.number })));
    expect(named.length).toBeGreaterThan(80);
    const missing = named.filter(({ file, title }) => {
      const path = join(ROOT, file);
      return !/\.test\.tsx?$/.test(file) || !existsSync(path) || !readFileSync(path, "utf8").includes(`"${title}"`);
    });
    expect(missing).toEqual([]);
  });

  it("names documents that exist", () => {
    const paths = LINES.flatMap(documentsOf);
    expect(paths.filter((path) => !existsSync(join(ROOT, "docs", path)))).toEqual([]);
  });
});
