import { describe, expect, it } from "vitest";
import { previewImport, symbolFinder } from "./import-preview.ts";

const find = symbolFinder({ symbol: ["AAPL", "BRK.B", "META", "FB"], aliases: [[], ["BRK-B", "BRKB"], ["FB"], []] });
const named = (...codes: string[]) => codes.map((code) => ({ code, note: null }));

describe("the symbol of the market", () => {
  it.each([
    ["aapl", "AAPL"],
    ["BRK/B", "BRK.B"],
    ["brkb", "BRK.B"],
    ["BRK-B", "BRK.B"],
  ])("for %s is %s", (written, symbol) => {
    expect(find(written)).toBe(symbol);
  });

  it("is the stock that has it today, not the one that had it once", () => {
    expect(find("FB")).toBe("FB");
  });

  it("is none for what the market does not have", () => {
    expect(find("NOPE")).toBeUndefined();
  });
});

describe("what is shown before stocks are added", () => {
  it("says of each one what would happen to it, once", () => {
    const listed = [{ code: "AAPL", note: "mine" }];
    expect(previewImport(named("AAPL", "BRK-B", "brk.b", "NOPE"), listed, { find, room: 9 })).toEqual({
      added: [{ code: "BRK.B" }],
      noted: [],
      present: ["AAPL"],
      unknown: ["NOPE"],
      left: [],
    });
  });

  it("brings notes along, and replaces a note by another one but not by none", () => {
    const listed = [{ code: "AAPL", note: "mine" }];
    const preview = previewImport(
      [
        { code: "AAPL", note: "theirs" },
        { code: "META", note: "ads" },
      ],
      listed,
      { find, room: 9 },
    );
    expect(preview).toMatchObject({
      added: [{ code: "META", note: "ads" }],
      noted: [{ code: "AAPL", note: "theirs" }],
    });
    expect(previewImport(named("AAPL"), listed, { find, room: 9 })).toMatchObject({ noted: [], present: ["AAPL"] });
  });

  it("names those for which the list has no room", () => {
    expect(previewImport(named("AAPL", "META", "FB"), [], { find, room: 2 })).toMatchObject({
      added: [{ code: "AAPL" }, { code: "META" }],
      left: ["FB"],
    });
  });
});
