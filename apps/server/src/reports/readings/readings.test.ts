import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { root } from "../../../../../scripts/setup.mjs";
import { needsSharedData } from "../../../../../scripts/shared-data.ts";
import { type Compared, comparedProducts, comparedRivals } from "./compare-reading.fixture.ts";
import type { ReaderList } from "./reader-lists.fixture.ts";
import { measureReadings, type Readings, readingsTables, TABLE_BEGINS, TABLE_ENDS } from "./readings-table.fixture.ts";

const precision = ({ right, given }: Compared) => right / given;
const recall = ({ met, named }: Compared) => met / named;

describe.skipIf(needsSharedData)(
  "the 36 annual reports beside the lists of their reader (skipped: no real data)",
  () => {
    let readings: Readings;
    beforeAll(async () => {
      readings = await measureReadings();
    }, 120_000);

    // The bounds are those of docs/report-readings.md, rounded down.
    it("have so much of their products right, and so many of them", () => {
      const { seen, heldOut } = readings.sums;
      expect(precision(seen.products)).toBeGreaterThan(0.99);
      expect(recall(seen.products)).toBeGreaterThan(0.87);
      expect(precision(heldOut.products)).toBeGreaterThan(0.99);
      expect(recall(heldOut.products)).toBeGreaterThan(0.78);
    });

    it("have so much of their rivals right, and so many of them", () => {
      const { seen, heldOut } = readings.sums;
      expect(precision(seen.rivals)).toBeGreaterThan(0.99);
      expect(recall(seen.rivals)).toBeGreaterThan(0.99);
      expect(precision(heldOut.rivals)).toBeGreaterThan(0.99);
      expect(recall(heldOut.rivals)).toBeGreaterThan(0.95);
    });

    it("stand in docs/report-readings.md as they are measured", () => {
      const text = readFileSync(join(root, "docs/report-readings.md"), "utf8");
      expect(text.split(TABLE_BEGINS)[1]?.split(TABLE_ENDS)[0]).toBe(readingsTables(readings));
    });
  },
);

describe("a reading beside the list of a reader", () => {
  const list: ReaderList = {
    file: "made-up",
    own: "Adam Inc.",
    isHeldOut: false,
    products: ["Saws | chain saws", "Drills", "Hammers"],
    finer: ["Nail hammers"],
    rivals: ["Birch | BRC", "Cedar"],
    arguable: ["Elm"],
  };
  const named = (code: string | null, name: string) => ({ code, name, passage: "p" });

  it("counts another spelling as the product, a finer name as right, and any other as wrong", () => {
    const products = ["Chain Saw", "Drills®", "Nail hammers", "Our Values"];
    const { wrong, missed, ...counted } = comparedProducts(list, { products, rivals: [] });
    expect(counted).toEqual({ named: 3, met: 2, given: 4, right: 3 });
    expect(wrong).toEqual(["Our Values"]);
    expect(missed).toHaveLength(1);
  });

  it("knows a rival by its name without its legal form, or by its symbol", () => {
    const rivals = [named("BRC", "Birch Holdings and Sons PLC"), named(null, "Elm, Inc."), named(null, "Fir AG")];
    expect(comparedRivals(list, { products: [], rivals })).toMatchObject({ named: 2, met: 1, given: 3, right: 2 });
  });
});
