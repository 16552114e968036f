import { expect, it } from "vitest";
import { highlightRanges } from "./highlight-ranges.ts";

const marked = (text: string, query: string) =>
  highlightRanges(text, query).map(({ start, end }) => text.slice(start, end));

it.each([
  ["Apple Inc.", "app", ["App"]],
  ["Société Générale", "gene", ["Géné"]],
  ["BRK.B", "brkb", ["BRK.B"]],
  ["Bank of America", "america bank", ["Bank", "America"]],
  ["苹果公司", "果公", ["果公"]],
  ["Apple Inc.", "zebra", []],
  ["Apple Inc.", "", []],
  // A match with a typing error has nothing to mark.
  ["Microsoft Corporation", "mircosoft", []],
])("marks in %s for %j: %j", (text, query, parts) => {
  expect(marked(text, query)).toEqual(parts);
});
