import { describe, expect, it } from "vitest";
import { changedWords } from "./changed-words.ts";

describe("the words that differ between two wordings of a paragraph", () => {
  it.each([
    [
      "Lenses may break in transport.",
      "Lenses may bend in transport.",
      ["Lenses may ", "break", "bend", " in transport."],
    ],
    ["Lenses break.", "Lenses often break.", ["Lenses ", "", "often ", "break."]],
    ["Lenses often break.", "Lenses break.", ["Lenses ", "often ", "", "break."]],
    ["Lenses break.", "Mirrors rust.", ["", "Lenses break.", "Mirrors rust.", ""]],
    ["Lenses break.", "Lenses break.", ["Lenses break.", "", "", ""]],
    ["very very old", "very old", ["very ", "very ", "", "old"]],
  ])("of %j and %j", (before, after, [start, removed, added, end]) => {
    expect(changedWords(before, after)).toEqual({ start, removed, added, end });
  });

  it("give both wordings back, whatever they are", () => {
    const [before, after] = ["a b  c d", "a x c d e"];
    const { start, removed, added, end } = changedWords(before, after);
    expect([start + removed + end, start + added + end]).toEqual([before, after]);
  });
});
