import { textPieces } from "@plumbline/core/report";
import fc from "fast-check";
import { expect, it } from "vitest";
import { sentenceGroups } from "./sentence-groups.ts";

const shown = (text: string) => {
  const { groups, end } = sentenceGroups(textPieces(text));
  const write = (group: (typeof groups)[number]) =>
    group.map((piece) => (piece.kind === "words" ? piece.text : piece.id)).join("");
  return [...groups.map(write), write(end)];
};

it("keeps the signs beside a figure on its line, and the last word with the marks", () => {
  expect(shown("Worth {{a|percent}}, no more.")).toEqual(["Worth ", "a,", " no ", "more."]);
  expect(shown("It rose ({{a|percent}}) again by {{b|points}}.")).toEqual(["It rose ", "(a)", " again by ", "b."]);
  expect(shown("净利润为 {{a|money}}，自由现金流为 {{b|money}}。")).toEqual([
    "净利润为 ",
    "a，",
    "自由现金流为 ",
    "b。",
  ]);
  expect(shown("可比公司太少。")).toEqual(["可比公司", "少。"].map((part, at) => (at === 0 ? "可比公司太" : part)));
});

it("loses no part of a sentence and changes no order", () => {
  const part = fc.constantFrom("word ", "(", "), ", "。", "{{m.x|percent}}", "[[p.1]]", " end.");
  fc.assert(
    fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
      const pieces = textPieces(parts.join(""));
      const whole = pieces.map((piece) => (piece.kind === "words" ? piece.text : piece.id)).join("");
      expect(shown(parts.join("")).join("")).toBe(whole);
    }),
  );
});
