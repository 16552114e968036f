import { type Day, day } from "@plumbline/core/time";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitRatioSince } from "./split-basis.ts";
import { splitsOfShares } from "./splits-of-shares.ts";

const on = (date: string, ratio: number) => ({ exDay: day(date), ratio });

describe("splits of shares", () => {
  it("are those that gave shares, by the press releases of their companies", () => {
    const given = [
      on("2014-06-09", 7.00000700001), // Apple, seven for one, as a vendor rounds it
      on("2003-06-16", 0.166666666667), // Priceline, one for six
      on("2007-02-22", 1.49999925), // Comcast, three for two
      on("2010-01-21", 50), // Berkshire Hathaway B
      on("2021-11-04", 1.03), // a dividend of three percent in shares
      on("2024-06-10", 10), // NVIDIA
      on("2020-01-02", 21 / 20), // one for twenty held
    ];
    expect(splitsOfShares(given)).toBe(given);
  });

  it("are no spin-offs, whose holders kept as many shares as they had", () => {
    const spinOffs = [
      on("2018-10-01", 1.011), // Honeywell: Garrett
      on("2018-10-29", 1.032), // Honeywell: Resideo
      on("2020-11-17", 1.054), // Pfizer: Upjohn
      on("2021-11-04", 1.046), // IBM: Kyndryl
      on("2022-04-11", 1.324), // AT&T: WarnerMedia
      on("2023-01-04", 1.281), // General Electric: GE HealthCare
      on("2024-04-02", 1.253), // General Electric: GE Vernova
    ];
    const reverse = on("2021-08-02", 0.125); // General Electric, one for eight
    expect(splitsOfShares([...spinOffs, reverse])).toEqual([reverse]);
  });

  it("are the same ones the other way round: a ratio and its inverse are judged alike (law)", () => {
    const ratios = fc.oneof(fc.double({ min: 0.02, max: 50, noNaN: true }), fc.integer({ min: 2, max: 40 }));
    fc.assert(
      fc.property(ratios, (ratio) => {
        const [one, other] = [on("2020-01-02", ratio), on("2020-01-02", 1 / ratio)];
        expect(splitsOfShares([one]).length).toBe(splitsOfShares([other]).length);
      }),
    );
  });

  it("leave the share count of a holder as it is where there are none (law)", () => {
    const splits = fc.array(
      fc.constantFrom(1.011, 1.032, 1.281, 0.9523, 2, 3, 0.1).map((ratio) => on("2020-01-02", ratio)),
    );
    fc.assert(
      fc.property(splits, (stated) => {
        const shares = splitRatioSince(splitsOfShares(stated), 0 as Day, day("2021-01-01"));
        const given = stated.reduce((all, { ratio }) => ([2, 3, 0.1].includes(ratio) ? all * ratio : all), 1);
        expect(shares).toBeCloseTo(given, 9);
      }),
    );
  });
});
