import { describe, expect, it } from "vitest";
import { day } from "../../time/index.ts";
import { factOf } from "../made-up-company.fixture.ts";
import { isCoarserRounding, selectCopy } from "./select-copy.ts";

const copy = (value: number, filed: string, accession = filed) =>
  factOf({ concept: "LongTermDebt", end: "2025-09-27", value, filed, accession });

describe("the copy known on a day (FND-05)", () => {
  const copies = [copy(100, "2023-05-01"), copy(90, "2023-05-20"), copy(95, "2024-05-01")];

  it.each([
    ["2023-04-30", null],
    ["2023-05-01", 100],
    ["2023-05-19", 100],
    ["2023-05-20", 90],
    ["2025-01-01", 95],
  ])("as of %s is %j: the latest filed by then", (asOf, expected) => {
    expect(selectCopy(copies, day(asOf))?.value ?? null).toBe(expected);
  });

  it("is that with the larger accession number for two filings of one day", () => {
    const sameDay = [copy(1, "2023-05-01", "0001-23-000001"), copy(2, "2023-05-01", "0001-23-000002")];
    expect(selectCopy(sameDay, day("2024-01-01"))?.value).toBe(2);
  });
});

describe("the rounding guard (FND-06)", () => {
  it("keeps Apple's 90,678 million of debt against the 90,700 million of later reports", () => {
    const copies = [copy(90_678e6, "2025-10-31"), copy(90_700e6, "2026-01-30")];
    expect(selectCopy(copies, day("2026-06-01"))?.value).toBe(90_678e6);
  });

  it.each([
    ["further away than rounding explains", 90_800e6, 90_678e6, false],
    ["at half a grain", 90_700e6, 90_650e6, true],
    ["rounded to less than a million", 90_678_400_000, 90_678_411_111, false],
    ["finer than what it would replace", 90_678e6, 90_700e6, false],
    ["equal", 90_700e6, 90_700e6, false],
    ["of a loss", -90_700e6, -90_678e6, true],
    ["zero for a small amount", 0, 400_000, false],
  ])("calls a later number %s so: %d after %d is %j", (_, later, selected, expected) => {
    expect(isCoarserRounding(later, selected)).toBe(expected);
  });
});
