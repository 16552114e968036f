import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startValuedServer, type ValuedServer } from "../../testing/valued-server.ts";

let server: ValuedServer;
beforeAll(async () => {
  server = await startValuedServer();
});
afterAll(() => server.close());

describe("fair value through time", () => {
  it("has the ends of months up to the day, in columns of one length", async () => {
    const { date, dcf, graham: classic, price, filedAt, provenance, because } = await server.history("code=ADAM");
    expect([date[0], date.at(-2), date.at(-1)]).toEqual(["2014-06-30", "2024-05-31", "2024-06-28"]);
    expect([dcf, classic, price, filedAt].map(({ length }) => length)).toEqual(Array(4).fill(date.length));
    expect([because, provenance]).toEqual([
      null,
      { source: "sec", periodStart: "2014-06-30", periodEnd: "2024-06-28", formula: "DCF-01, GRA-01" },
    ]);
    // Nothing was filed before 2018.
    expect(dcf[0]).toBeNull();
    expect(price[0]).toBeCloseTo(10 + 9.1, 9);
  });

  it("is on each day the value of that day, per share of today", async () => {
    const { date, dcf, graham: classic, price, filedAt } = await server.history("code=ADAM");
    for (const [asOf, ratio] of [
      ["2020-07-31", 4],
      ["2022-03-31", 1],
      ["2024-06-28", 1],
    ] as const) {
      const then = await server.valuation(`code=ADAM&asOf=${asOf}`);
      const k = date.indexOf(asOf);
      expect(dcf[k]).toBeCloseTo((then.dcf.value as number) / ratio, 9);
      expect(classic[k]).toBeCloseTo((then.graham.value as number) / ratio, 9);
      expect(price[k]).toBeCloseTo((then.price.value as number) / ratio, 9);
      expect(filedAt[k]).toBe(then.period?.filedAt);
    }
  });

  it("ends on the day asked for, and uses nothing later", async () => {
    const past = await server.history("code=ADAM&asOf=2023-03-31");
    const whole = await server.history("code=ADAM");
    expect(past.date.at(-1)).toBe("2023-03-31");
    for (const on of ["2021-12-31", "2022-06-30", "2023-03-31"]) {
      expect(past.dcf[past.date.indexOf(on)]).toBe(whole.dcf[whole.date.indexOf(on)]);
    }
  });

  it.each([
    ["NONE", "no-price"],
    ["SPLT", "past-price-unknown"],
    ["BRK.B", "no-accounts"],
  ])("does not exist, with a reason, for %s", async (code, because) => {
    expect(await server.history(`code=${code}`)).toMatchObject({ because, date: [], dcf: [], provenance: null });
  });
});
