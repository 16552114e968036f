import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../scripts/shared-data.ts";
import { rosterOf } from "../companies/roster.ts";
import { FUNDS } from "../indices/funds.ts";
import * as brandParts from "./brand-parts.ts";
import { isKnownName, isKnownSymbol } from "./known-names.ts";
import { pinyinInitials } from "./pinyin-initials.ts";
import { NAME_PATTERNS } from "./trade-words.ts";

const roster = rosterOf({ seed: 20_260_630, companies: 640, days: 3019 });
const names = roster.map(({ name }) => name.names);
const HAN = /^\p{Script=Han}+$/u;

describe("names of the demo market", () => {
  it("are different in English and in both Chinese scripts", () => {
    for (const language of ["en", "zh-Hans", "zh-Hant"] as const) {
      expect(new Set(names.map((name) => name[language])).size).toBeGreaterThan(language === "en" ? 639 : 600);
    }
  });

  it("are Chinese in Chinese, and Traditional where its readers write otherwise", () => {
    for (const name of names)
      expect([name["zh-Hans"], name["zh-Hant"]].every((text) => HAN.test(text ?? ""))).toBe(true);
    const software = names.find((name) => name["zh-Hans"]?.endsWith("软件"));
    expect(software?.["zh-Hant"]).toMatch(/軟體$/);
    expect(names.filter((name) => name["zh-Hans"] !== name["zh-Hant"]).length).toBeGreaterThan(500);
  });

  it("have a Spanish and a French name where such companies do", () => {
    expect(names.filter(({ es, fr }) => es && fr).length).toBeGreaterThan(150);
    expect(names.filter(({ es }) => es?.startsWith("Banco ")).length).toBeGreaterThan(10);
    for (const fund of FUNDS) expect(Object.keys(fund.names)).toHaveLength(5);
  });

  it("have pinyin initials, one letter a character, for every character that a name could use", () => {
    for (const { name } of roster)
      expect(name.pinyin).toMatch(new RegExp(`^[a-z]{${[...(name.names["zh-Hans"] ?? "")].length}}$`));
    const parts = Object.values(brandParts).flatMap((list) => list.map(({ simplified }) => simplified));
    const patterns = [...NAME_PATTERNS.values()].flat().map(({ simplified }) => simplified.replace("*", ""));
    for (const text of [...parts, ...patterns]) expect(pinyinInitials(text)).toMatch(/^[a-z]*$/);
  });

  it("abbreviate as people type them", () => {
    // 银 yín, 行 háng (not xíng), 长 cháng, 乐 lè, 楠 nán: read by hand.
    expect(["北桥银行", "长达超市", "威乐华黄金", "石楠娱乐"].map(pinyinInitials)).toEqual([
      "bqyh",
      "cdcs",
      "wlhhj",
      "snyl",
    ]);
    expect(() => pinyinInitials("龘")).toThrow(/No reading is known/);
  });

  it("are not in use: they include no well-known name and no well-known symbol", () => {
    expect(roster.filter(({ name }) => isKnownName(name.names.en)).map(({ name }) => name.names.en)).toEqual([]);
    expect(roster.filter(({ symbol }) => isKnownSymbol(symbol)).map(({ symbol }) => symbol)).toEqual([]);
    expect(["Apple Inc.", "MICROSOFT CORP", "Redwood Trust"].map(isKnownName)).toEqual([true, true, true]);
  });

  it.skipIf(needsSharedData)("are no names of companies that file with the SEC (skipped: no real data)", () => {
    const listed = new Set(realNames().map(plain));
    expect(names.filter(({ en }) => listed.has(plain(en))).map(({ en }) => en)).toEqual([]);
  });
});

describe("symbols of the demo market", () => {
  it("are one to five letters, with a class where there are two", () => {
    for (const { symbol } of roster) expect(symbol).toMatch(/^[A-Z]{1,5}(\.A)?$/);
    expect(new Set(roster.map(({ symbol }) => symbol)).size).toBe(roster.length);
  });
});

/** A name without its legal form, so that `X Corp` and `X, Inc.` are the same. */
function plain(name: string): string {
  const words = name
    .toLowerCase()
    .replace(/[^a-z0-9& ]/g, "")
    .split(/\s+/);
  return words
    .filter((word) => !/^(inc|corp|corporation|co|company|ltd|plc|group|holdings|the|de)$/.test(word))
    .join(" ");
}

function realNames(): string[] {
  const file = gunzipSync(readFileSync(sharedFile("data/reference/company_tickers_2026-04.json.gz")));
  return Object.values(JSON.parse(file.toString()) as Record<string, { title: string }>).map(({ title }) => title);
}
