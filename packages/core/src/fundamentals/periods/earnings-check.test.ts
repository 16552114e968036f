import { describe, expect, it } from "vitest";
import { type FactText, factOf, knownOn } from "../made-up-company.fixture.ts";
import { contradicts } from "./earnings-check.ts";

const ENDS = ["2023-03-31", "2023-06-30", "2023-09-30"];
const STARTS = ["2023-01-01", "2023-04-01", "2023-07-01"];
const FILED = ["2023-05-01", "2023-08-01", "2023-11-01"];

/** A quarter's income of 200 million over 100 million shares: 2.00 a share. */
function quarter(k: number, numbers: { eps?: number; shares?: number; income?: number }, filed = FILED[k] as string) {
  const period = { start: STARTS[k] as string, end: ENDS[k] as string, filed };
  const { eps = 2, shares = 100e6, income = 200e6 } = numbers;
  const texts: readonly FactText[] = [
    { concept: "NetIncomeLoss", value: income, ...period },
    { concept: "WeightedAverageNumberOfDilutedSharesOutstanding", unit: "shares", value: shares, ...period },
    { concept: "EarningsPerShareDiluted", unit: "USD/shares", value: eps, ...period },
  ];
  return texts.map(factOf);
}

describe("a number per share and its income over shares (FND-13)", () => {
  it.each([
    // 2.00 as 2,000, as 200 (cents), as 0.02; a loss without its sign.
    [2000, 2, true],
    [200, 2, true],
    [0.02, 2, true],
    [0.53, -0.53, true],
    // Preferred dividends and further classes of shares make much, but not that.
    [1.2, 2, false],
    [-0.2, 0.1, false],
    // Both are rounded: to the cent, to the million.
    [0.01, 0.0004, false],
    [0, 0.004, false],
  ])("%f against %f contradict each other: %s", (eps, income, expected) => {
    expect(contradicts(eps, income)).toBe(expected);
  });

  it("is served as reported where they agree", () => {
    const { quarters } = knownOn(
      "2024-01-01",
      [0, 1, 2].flatMap((k) => quarter(k, {})),
    );
    expect(quarters.eps(1)).toMatchObject({ value: 2, how: "as-filed", note: null });
  });

  it("is left out where one filing states it at a wrong scale, and its shares are kept", () => {
    const facts = [...quarter(0, {}), ...quarter(1, { eps: 2000 }), ...quarter(2, {})];
    const { quarters } = knownOn("2024-01-01", facts);
    expect(quarters.eps(1)).toMatchObject({ value: null, because: "contradicts-net-income", item: "eps" });
    expect(quarters.sharesDiluted(1).value).toBe(100e6);
  });

  it("is that of another filing where that one is right", () => {
    const facts = [...quarter(0, {}), ...quarter(1, {}), ...quarter(1, { eps: 2000 }, "2024-08-01"), ...quarter(2, {})];
    expect(knownOn("2024-09-01", facts).quarters.eps(1)).toMatchObject({ value: 2 });
  });

  it("is kept where the filer always states its shares in thousands, which then are not used", () => {
    const { quarters } = knownOn(
      "2024-01-01",
      [0, 1, 2].flatMap((k) => quarter(k, { shares: 100e3 })),
    );
    expect(quarters.eps(2)).toMatchObject({ value: 2, note: "shares-contradict-earnings" });
    expect(quarters.sharesDiluted(2)).toMatchObject({ value: null, because: "contradicts-net-income" });
  });

  it("is not judged without income or shares of its own filing", () => {
    const facts = quarter(0, { eps: 2000 }).filter(({ unit }) => unit !== "shares");
    expect(knownOn("2024-01-01", facts).quarters.eps(0).value).toBe(2000);
  });

  it("is left out for twelve months where an unknown split lies between its parts", () => {
    const year = { start: "2022-01-01", end: "2022-12-31", filed: "2023-02-15", form: "10-K" };
    const before = { start: "2022-01-01", end: "2022-03-31", filed: "2023-05-01" };
    const facts = [
      // 20:1 between the reports: 40.00 for the year, 0.50 for the quarter, 0.45 for the one a year before.
      factOf({ concept: "NetIncomeLoss", value: 400e6, ...year }),
      factOf({ concept: "EarningsPerShareDiluted", unit: "USD/shares", value: 40, ...year }),
      factOf({ concept: "EarningsPerShareDiluted", unit: "USD/shares", value: 0.45, ...before }),
      ...[
        ["2022-04-01", "2022-06-30"] as const,
        ["2022-07-01", "2022-09-30"] as const,
        ["2022-10-01", "2022-12-31"] as const,
      ].map(([start, end]) => factOf({ concept: "NetIncomeLoss", value: 100e6, start, end, filed: "2023-02-15" })),
      ...quarter(0, { eps: 0.5, shares: 200e6, income: 100e6 }),
    ];
    const { quarters } = knownOn("2023-06-01", facts);
    expect(quarters.epsTrailing(quarters.list.length - 1)).toMatchObject({
      value: null,
      because: "contradicts-net-income",
    });
  });
});
