import fc from "fast-check";
import { expect, it } from "vitest";
import { parseText, textPieces } from "./placeholder.ts";

it("cuts a sentence at its figures and quotations, and leaves unknown forms among its words", () => {
  // Read off the sentence by hand.
  expect(textPieces("Revenue rose {{metric.revenue.yearOverYear|percentSize}}, says [[passage.1]]")).toEqual([
    { kind: "words", text: "Revenue rose " },
    { kind: "figure", id: "metric.revenue.yearOverYear", form: "percentSize" },
    { kind: "words", text: ", says " },
    { kind: "quotation", id: "passage.1" },
  ]);
  expect(textPieces("At {{a|guess}}.")).toEqual([{ kind: "words", text: "At {{a|guess}}." }]);
  expect(textPieces("")).toEqual([]);
});

it("finds the figures and quotations that the checker finds, in the same order", () => {
  const part = fc.constantFrom("a ", "{{m.x|percent}}", "{{m.y|points}}", "[[p.1]]", "{{m.z|nothing}}", "]] ", "{{ ");
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const text = parts.join("");
      const pieces = textPieces(text);
      const parsed = parseText(text);
      const figures = pieces.flatMap((piece) => (piece.kind === "figure" ? [piece.id] : []));
      const quotations = pieces.flatMap((piece) => (piece.kind === "quotation" ? [piece.id] : []));
      expect([figures, quotations]).toEqual([parsed.placed.map(({ id }) => id), parsed.quoted]);
      const words = pieces.flatMap((piece) => (piece.kind === "words" ? [piece.text] : []));
      expect(words.join("")).toHaveLength(text.length - lengthOfMarks(text, parsed.own));
    }),
  );
});

/** Characters of a text that stand in figures and quotations. */
function lengthOfMarks(text: string, own: string): number {
  const marks = text.match(/\{\{m\.[xy]\|\w+\}\}|\[\[p\.1\]\]/g) ?? [];
  expect(own).toHaveLength(text.length);
  return marks.join("").length;
}
