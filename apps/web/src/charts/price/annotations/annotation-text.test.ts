import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ANNOTATION_KINDS, type Annotation, anchorCount, MAX_ANNOTATIONS, MAX_NOTE } from "./annotation.ts";
import { keptNote, keptPrice, readAnnotations, writeAnnotations } from "./annotation-text.ts";

const day = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anchor = fc.record({ day, price: fc.double({ min: 0.0001, max: 1e6, noNaN: true }).map(keptPrice) });
const annotation = fc
  .record({
    kind: fc.constantFrom(...ANNOTATION_KINDS),
    unitDay: day,
    first: anchor,
    second: anchor,
    text: fc.string({ unit: "grapheme", maxLength: 2 * MAX_NOTE }).map((text) => keptNote(text) || "%7E~,"),
  })
  .map(
    ({ kind, unitDay, first, second, text }): Annotation => ({
      kind,
      unitDay,
      anchors: anchorCount(kind) === 1 ? [first] : [first, second],
      text: kind === "note" ? text : "",
    }),
  );

describe("annotations as text", () => {
  it("are read as they were written, notes in any script", () => {
    fc.assert(
      fc.property(fc.array(annotation, { maxLength: MAX_ANNOTATIONS }), (drawn) => {
        expect(readAnnotations(writeAnnotations(drawn))).toEqual(drawn);
      }),
    );
  });

  it("are short: a trend line takes less than fifty characters", () => {
    const line: Annotation = {
      kind: "trend",
      unitDay: "2024-06-03",
      anchors: [
        { day: "2023-10-27", price: 124.12345678 },
        { day: "2024-03-28", price: 180.5 },
      ],
      text: "",
    };
    expect(writeAnnotations([line])).toBe("t20240603,20231027,124.1235,20240328,180.5");
  });

  it("come from whatever an address says without an error, bounded, with possible days and prices only", () => {
    const piece = fc.oneof(
      fc.string(),
      annotation.map((drawn) => writeAnnotations([drawn])),
      fc.stringMatching(/^[tlrfn]\d{8}(,\d{8},[\d.e+-]{1,12}){0,3}(,.*)?$/),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const read = readAnnotations(pieces.join("~"));
        expect(read.length).toBeLessThanOrEqual(MAX_ANNOTATIONS);
        for (const { anchors, text, kind } of read) {
          expect(anchors).toHaveLength(anchorCount(kind));
          for (const { price } of anchors) expect(price > 0 && price < 1e9).toBe(true);
          expect(Array.from(text).length).toBeLessThanOrEqual(MAX_NOTE);
        }
        expect(readAnnotations(writeAnnotations(read))).toEqual(read);
      }),
    );
  });

  it("leave out whole what is too long, because half a price is another price", () => {
    const level = "l20240301,20240301,120";
    expect(readAnnotations(`${level}~n20240301,20240301,120,${"x".repeat(20_000)}`)).toHaveLength(1);
    expect(readAnnotations(`n20240301,20240301,120,${"x".repeat(20_000)}`)).toEqual([]);
  });

  it.each([
    ["", "nothing"],
    ["t20240603,20231027,124", "a trend line with one end"],
    ["l20240603,20231027,124,20231028,125", "a level with two ends"],
    ["l20240603,20230229,124", "a day that is none"],
    ["l20240603,20231027,-5", "a price below zero"],
    ["l20240603,20231027,0", "a price of zero"],
    ["l20240603,20231027,1e400", "a price without end"],
    ["l20240603,20231027,NaN", "no number"],
    ["l20240603,20231027,1e9", "a price that no share has"],
    ["n20240603,20231027,124,", "a note that says nothing"],
    ["l20240603,20231027,124,text", "a level with a text"],
    ["x20240603,20231027,124", "a kind that is unknown"],
    ["<script>alert(1)</script>", "a script"],
  ])("draws nothing of %s: %s", (text) => {
    expect(readAnnotations(text)).toEqual([]);
  });
});
