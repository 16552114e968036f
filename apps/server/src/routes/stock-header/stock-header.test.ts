import type { OutputOf, stockHeader } from "@plumbline/contract";
import { day } from "@plumbline/core/time";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { publishTinyMarket } from "../../testing/tiny-market.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function infoOf(query: string): Promise<OutputOf<typeof stockHeader>> {
  const answer = await server.get(`/api/stock/getStockBaseInfo?${query}`);
  expect(answer.json()).toMatchObject({ code: 0 });
  return answer.json().data;
}

// Closes of the tiny market rise by a cent a calendar day from 10.00 on 2012-01-02, split-adjusted; see tiny-market.ts.
describe("the header of a stock", () => {
  it("shows the last close and the one before it, with their days", async () => {
    const { price } = await infoOf("code=ADAM");
    expect(price).toEqual({
      last: { value: 55.61, provenance: { source: "tiny", periodEnd: "2024-06-28" } },
      previousClose: { value: 55.6, provenance: { source: "tiny", periodEnd: "2024-06-27" } },
      day: "2024-06-28",
      session: "closed",
    });
  });

  it("measures a year across a split from the last bar on or before the same date", async () => {
    const { changes } = await infoOf("code=ADAM");
    // 366 days before 2024-06-28 the close was 55.61 - 3.66 = 51.95.
    expect(changes["1y"].price.value).toBeCloseTo(55.61 / 51.95 - 1, 12);
    expect(changes["1y"].from).toBe("2023-06-28");
    // 10 years: 2014-06-28 was a Saturday; Friday's close was 10 + 907 days in cents = 19.07.
    expect(changes["10y"].price.value).toBeCloseTo(55.61 / 19.07 - 1, 12);
    expect(changes["10y"].from).toBe("2014-06-27");
  });

  it("adds dividends to the total return: four of 0.10 within the year make it larger than the price change", async () => {
    const { changes } = await infoOf("code=ADAM");
    const price = changes["1y"].price.value as number;
    const total = changes["1y"].total.value as number;
    expect(total - price).toBeGreaterThan(0.4 / 55.61);
    expect(total - price).toBeLessThan(0.4 / 51.95 + 0.001);
  });

  it("states a rate per year only for periods longer than a year", async () => {
    const { changes } = await infoOf("code=ADAM");
    expect(changes["1y"].priceAnnual).toBeNull();
    // 1096 days: 2021-06-28 to 2024-06-28, from 44.65.
    expect(changes["3y"].priceAnnual?.value).toBeCloseTo((55.61 / 44.65) ** (365.25 / 1096) - 1, 12);
  });

  it("places the last close within the 52-week range", async () => {
    const { year, today } = (await infoOf("code=ADAM")).ranges;
    // The span is (2023-06-28, 2024-06-28]: its lowest low is 51.96 - 0.05, its highest high 55.61 + 0.05.
    expect([year.low.value, year.high.value]).toEqual([51.91, 55.66]);
    expect(year.position.value).toBeCloseTo((55.61 - 51.91) / (55.66 - 51.91), 9);
    expect([year.lowDay, year.highDay, year.complete]).toEqual(["2023-06-29", "2024-06-28", true]);
    expect([today.low.value, today.high.value]).toEqual([55.56, 55.66]);
  });

  it("divides the dividends of twelve months by the last close", async () => {
    expect((await infoOf("code=ADAM")).dividendYield.value).toBeCloseTo(0.4 / 55.61, 12);
  });

  it("has the last periodic report, not the last filing", async () => {
    const { earnings } = await infoOf("code=ADAM");
    expect(earnings).toEqual({
      day: null,
      status: "unknown",
      because: "no-reporting-habit",
      lastReport: { form: "10-Q", filedAt: "2024-05-02", accession: "0000000100-24-000002" },
    });
  });

  it("uses nothing that was not known on the day asked for", async () => {
    const answer = await server.get("/api/stock/getStockBaseInfo?code=ADAM&asOf=2024-03-02");
    const { price, earnings, changes } = answer.json().data as OutputOf<typeof stockHeader>;
    expect(answer.json().meta.asOf).toBe("2024-03-02");
    // Saturday: the last bar is Friday's, 2024-03-01, 118 days and so 118 cents before the last.
    expect([price.day, price.last.value]).toEqual(["2024-03-01", 54.42]);
    expect(changes["1d"].price.value).toBeCloseTo(0.01 / 54.41, 12);
    expect(earnings.lastReport?.form).toBe("10-K");
  });

  it("does not show a delisting before its day", async () => {
    expect((await infoOf("code=GONE")).price.session).toBe("delisted");
    const before = await infoOf("code=GONE&asOf=2018-01-02");
    expect([before.delisted, before.price.session]).toEqual([null, "closed"]);
  });

  it("gives the reason where the history is too short, and marks a range since listing", async () => {
    const { changes, ranges } = await infoOf("code=brk-b");
    expect(changes["1y"].price).toEqual({ value: null, because: "history-too-short" });
    expect([ranges.year.complete, ranges.year.from]).toEqual([false, "2024-01-02"]);
  });

  it("gives no price change where the source has only total returns, and no total return where it has no dividends", async () => {
    const adjusted = { value: null, because: "adjusted-prices-only" };
    const yahoo = await infoOf("code=YAHO");
    expect([yahoo.changes["1y"].price, yahoo.dividendYield]).toEqual([adjusted, adjusted]);
    expect(yahoo.changes["1y"].total.value).toBeCloseTo(55.61 / 51.95 - 1, 12);
    const stooq = await infoOf("code=SPLT");
    const unstated = { value: null, because: "no-dividend-data" };
    expect([stooq.changes["1y"].total, stooq.dividendYield]).toEqual([unstated, unstated]);
    expect(stooq.changes["1y"].price.value).toBeCloseTo(55.61 / 51.95 - 1, 12);
  });

  it("places the last close within ranges of total returns, marked as such, where the source has only those", async () => {
    const { priceBasis, ranges } = await infoOf("code=YAHO");
    // The bars of ADAM, see above, which here stand for prices with dividends reinvested.
    expect([priceBasis, ranges.year.low.value, ranges.year.high.value]).toEqual(["total-return", 51.91, 55.66]);
    expect(ranges.decade.low.value).toBeLessThan(51.91);
  });

  it("has a reason for every figure of a stock without prices", async () => {
    const { price, changes, ranges, dividendYield, priceBasis } = await infoOf("code=NONE");
    const missing = { value: null, because: "no-price" };
    expect([price.last, changes["1d"].total, ranges.decade.high, dividendYield]).toEqual([
      missing,
      missing,
      missing,
      missing,
    ]);
    expect(priceBasis).toBeNull();
  });

  it.each(["BRK.B", "BRK-B", "brk/b", "BRKB"])("finds a share class written as %s", async (code) => {
    expect((await infoOf(`code=${encodeURIComponent(code)}`)).symbol).toBe("BRK.B");
  });

  it("answers 404 for a symbol that the market does not have", async () => {
    const answer = await server.get("/api/stock/getStockBaseInfo?code=ZZZ", { "accept-language": "fr" });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 404]);
    expect(answer.json().message).toMatch(/^Aucune donnée pour ZZZ\./);
  });
});

describe("the receipt that a price is of", () => {
  it("is none of a share", async () => {
    expect((await infoOf("code=ADAM")).ordinarySharesPerReceipt).toBeNull();
  });

  it("stands for the ordinary shares that the cover of its annual report states, from the day on which that was filed", async () => {
    const title = "American Depositary Shares, each representing five ordinary shares";
    const cover = { since: day("2024-02-20"), ordinaryShares: 5, title, by: "cover" } as const;
    const receipts = await startTestServer({ publish: (folder) => publishTinyMarket(folder, { receipts: [cover] }) });
    const of = async (query: string) =>
      (await receipts.get(`/api/stock/getStockBaseInfo?${query}`)).json().data.ordinarySharesPerReceipt;
    expect(await of("code=ADAM")).toEqual({
      value: 5,
      provenance: {
        source: "sec",
        form: "10-K",
        accession: "0000000100-24-000001",
        filedAt: "2024-02-20",
        receipt: { ordinaryShares: 5, title },
        formula: "REC-18",
      },
    });
    expect(await of("code=ADAM&asOf=2024-02-19")).toEqual({ value: null, because: "receipt-ratio-unknown" });
    await receipts.close();
  });
});
