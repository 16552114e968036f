import { expect, it } from "vitest";
import { readPassage, writePassage } from "./filing-address.ts";

it("reads back the passage that it wrote, whatever the item is called", () => {
  // Items as forms have them: of a 10-K, of the second part of a 10-Q, of an 8-K, and an exhibit.
  for (const item of ["1", "1A", "II.1A", "2.02", "EX-99.1"]) {
    const place = { accession: "0000320193-24-000123", item, paragraph: "4f2a9c0112345678" };
    expect(readPassage(writePassage(place))).toEqual(place);
  }
});

it("reads back a filing without a place in it", () => {
  const place = { accession: "0000320193-24-000123" };
  expect(readPassage(writePassage(place))).toEqual(place);
});

it("finds no passage in what is none", () => {
  for (const written of [undefined, "", "0000320193-24-000123.1A", "x.1.4f2a9c0112345678"]) {
    expect(readPassage(written)).toBeNull();
  }
});
