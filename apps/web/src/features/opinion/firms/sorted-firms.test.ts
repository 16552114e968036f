import type { WireFirm, WireHitRate } from "@plumbline/contract";
import { expect, it } from "vitest";
import { figureOf } from "../opinion.fixture.ts";
import { type FirmOrder, nextFirmOrder, sortedFirms } from "./sorted-firms.ts";

const rateOf = (rate: number): WireHitRate => ({
  rate: figureOf(rate),
  hits: 0,
  effective: 5,
  interval: { low: 0, high: 1 },
});

function firmOf(name: string, matured: number, rate: number | null): WireFirm {
  const record =
    rate === null ? null : { metAny: rateOf(rate), metEnd: rateOf(rate / 2), medianDaysToMeet: figureOf(9) };
  const errors = { bias: figureOf(0.1), absoluteError: figureOf(0.2) };
  return { id: name, name, posts: matured, matured, running: 0, record: record && { ...record, ...errors } };
}

const FIRMS = [firmOf("Loop", 9, 0.4), firmOf("UBS", 30, 0.6), firmOf("Baird", 2, null), firmOf("Needham", 12, 0.6)];
const namesBy = (order: FirmOrder) => sortedFirms(FIRMS, order).map(({ name }) => name);

it("sorts firms by a number, and equal numbers by name", () => {
  expect(namesBy({ column: "metAny", descending: true })).toEqual(["Needham", "UBS", "Loop", "Baird"]);
  expect(namesBy({ column: "matured", descending: true })).toEqual(["UBS", "Needham", "Loop", "Baird"]);
  expect(namesBy({ column: "name", descending: true })).toEqual(["UBS", "Needham", "Loop", "Baird"]);
});

it("keeps firms without a record at the end in both directions", () => {
  expect(namesBy({ column: "metEnd", descending: false })).toEqual(["Loop", "Needham", "UBS", "Baird"]);
  expect(namesBy({ column: "bias", descending: true }).at(-1)).toBe("Baird");
});

it("reverses the order of the sorted column", () => {
  const first = nextFirmOrder({ column: "name", descending: false }, "metAny");
  expect(first).toEqual({ column: "metAny", descending: true });
  expect(nextFirmOrder(first, "metAny")).toEqual({ column: "metAny", descending: false });
  expect(nextFirmOrder(first, "medianDays").descending).toBe(false);
});
