import { expect, it } from "vitest";
import { type FiledPart, joined } from "./filing.query.ts";

const filing = {
  accession: "0000320193-24-000123",
  form: "10-K",
  filedAt: "2024-11-01",
  periodEnd: null,
  original: null,
};
const item = { item: "1A", title: "Risk Factors", role: "risks" as const, isReference: false, exhibit: null };

/** Paragraphs of an item of nine from a place on; each has its place as its text. */
const part = (start: number, count: number): FiledPart => ({
  symbol: "AAPL",
  filing,
  item,
  start,
  total: 9,
  paragraphs: Array.from({ length: count }, (_, k) => ({ id: `${start + k}`, kind: "text", text: `${start + k}` })),
});

it("joins parts of an item that overlap, whichever of them came first", () => {
  for (const parts of [
    [part(2, 3), part(3, 4)],
    [part(0, 4), part(2, 3), part(4, 5)],
  ]) {
    const { start, paragraphs } = joined(parts);
    const places = paragraphs.map(({ text }) => Number(text));
    expect(places).toEqual(Array.from({ length: places.length }, (_, k) => start + k));
  }
  const { start, paragraphs, total } = joined([part(4, 3), part(0, 5)]);
  expect([start, paragraphs.length, total]).toEqual([0, 7, 9]);
});
