import type { WireStatement } from "@plumbline/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function statementOf(query: string): Promise<WireStatement> {
  const answer = await server.get(`/api/stock/statements?${query}`);
  expect(answer.json()).toMatchObject({ code: 0 });
  return answer.json().data;
}

/** The cell of a line at the end of a period, with what its places lead to. */
function cellOf({ periods, lines, origins, filings }: WireStatement, id: string, end: string) {
  const line = lines.find((candidate) => candidate.id === id);
  const period = periods.findIndex((candidate) => candidate.end === end);
  if (!line || period < 0) return null;
  return {
    value: line.values[period],
    state: line.states[period],
    origin: origins[line.origins[period] ?? -1],
    filing: filings[line.filings[period] ?? -1],
  };
}

// Revenue is 1,000,000 in the first quarter of 2018 and rises by 10,000 a quarter; other lines are fixed parts of it; see
// tiny-accounts.ts.
describe("a whole statement of a stock", () => {
  it("has every line that the company states, in the order of reports, with a cell for each period", async () => {
    const statement = await statementOf("code=adam&statement=income&span=quarter");
    expect(statement).toMatchObject({
      symbol: "ADAM",
      statement: "income",
      span: "quarter",
      currency: "USD",
      isAnnualOnly: false,
      accounts: { end: "2024-03-31", state: "current" },
    });
    expect(statement.periods).toHaveLength(25);
    const ids = statement.lines.map(({ id }) => id);
    expect(ids.indexOf("revenue")).toBe(0);
    expect(ids.indexOf("netIncome")).toBeGreaterThan(ids.indexOf("operatingIncome"));
    for (const { values, states, origins, filings } of statement.lines) {
      expect([values, states, origins, filings].map(({ length }) => length)).toEqual([25, 25, 25, 25]);
    }
  });

  it("leads from a figure to its concept and its filing, and says what derived it", async () => {
    const statement = await statementOf("code=ADAM&statement=income&span=quarter");
    expect(cellOf(statement, "revenue", "2024-03-31")).toEqual({
      value: 1_240_000,
      state: "reported",
      origin: { concepts: ["us-gaap:Revenues"], how: "as-filed", rule: "FND-05" },
      filing: {
        accession: "0000000100-24-000002",
        form: "10-Q",
        filedAt: "2024-05-02",
        link: "https://www.sec.gov/Archives/edgar/data/100/000000010024000002/0000000100-24-000002-index.htm",
      },
    });
    // A fourth quarter is the year less the nine months, known with the annual report.
    expect(cellOf(statement, "revenue", "2023-12-31")).toMatchObject({
      value: 1_230_000,
      state: "derived",
      origin: { concepts: ["us-gaap:Revenues"], how: "cum4-cum3", rule: "REC-08" },
      filing: { form: "10-K", accession: "0000000100-24-000001" },
    });
  });

  it("lists each filing and each origin once", async () => {
    const { filings, origins } = await statementOf("code=ADAM&statement=cashFlow&span=quarter");
    expect(new Set(filings.map(({ accession }) => accession)).size).toBe(filings.length);
    expect(new Set(origins.map((origin) => JSON.stringify(origin))).size).toBe(origins.length);
  });

  it("has a reason for each missing figure, and no other", async () => {
    for (const query of ["code=ADAM&statement=income&span=quarter", "code=NONE&statement=balance&span=year"]) {
      const { lines } = await statementOf(query);
      for (const { values, states, missing } of lines) {
        const absent = values.flatMap((value, period) => (value === null ? [period] : []));
        expect(missing.map(({ period }) => period)).toEqual(absent);
        expect(states.flatMap((state, period) => (state === "missing" ? [period] : []))).toEqual(absent);
      }
    }
  });

  it("is of the newest years alone where fewer are asked for", async () => {
    const years = (await statementOf("code=ADAM&statement=balance&span=year&years=2")).periods;
    expect(years.map(({ fiscalYear }) => fiscalYear)).toEqual([2022, 2023]);
    const quarters = (await statementOf("code=ADAM&statement=balance&span=quarter&years=2")).periods;
    expect([quarters.length, quarters.at(-1)?.end]).toEqual([8, "2024-03-31"]);
  });

  it("takes a restatement from the day of its filing on, not before", async () => {
    // The amendment of 2022-01-10 takes 50,000 from the revenue of the third quarter of 2021.
    const third = async (asOf: string) =>
      cellOf(await statementOf(`code=ADAM&statement=income&span=quarter&asOf=${asOf}`), "revenue", "2021-09-30");
    expect((await third("2022-01-09"))?.value).toBe(1_140_000);
    expect(await third("2022-01-10")).toMatchObject({ value: 1_090_000, filing: { filedAt: "2022-01-10" } });
  });

  it("never shows a filing of a later day", async () => {
    for (const statement of ["income", "balance", "cashFlow"]) {
      const { periods, filings } = await statementOf(`code=ADAM&statement=${statement}&span=quarter&asOf=2019-08-01`);
      expect(periods.at(-1)?.end).toBe("2019-06-30");
      expect([...filings, ...periods].filter(({ filedAt }) => filedAt > "2019-08-01")).toEqual([]);
    }
  });

  it("has the figures that the metrics of the stock are made of", async () => {
    const { data } = (await server.get("/api/stock/baseData?code=ADAM")).json();
    const metric = (id: string) => data.stock.metrics.find((candidate: { id: string }) => candidate.id === id);
    const income = await statementOf("code=ADAM&statement=income&span=quarter");
    for (const id of ["revenue", "netIncome", "eps"]) {
      expect(income.lines.find((line) => line.id === id)?.values).toEqual(metric(id).quarterly);
    }
    const cashFlow = await statementOf("code=ADAM&statement=cashFlow&span=year");
    expect(cashFlow.lines.find(({ id }) => id === "freeCashFlow")?.values).toEqual(metric("freeCashFlow").annual);
  });

  it("has a bank's own lines", async () => {
    const bank = await statementOf("code=NONE&statement=income&span=year");
    expect(bank.companyType).toBe("bank");
    expect(bank.lines.map(({ id }) => id)).not.toContain("grossProfit");
  });

  it("is empty where the market has no facts, and before the first report", async () => {
    const nothing = { periods: [], lines: [], origins: [], filings: [] };
    expect(await statementOf("code=YAHO&statement=income&span=year")).toEqual({
      symbol: "YAHO",
      names: { en: "YAHO Company" },
      statement: "income",
      span: "year",
      currency: "USD",
      companyType: "other",
      isAnnualOnly: false,
      accounts: null,
      ...nothing,
    });
    expect(await statementOf("code=ADAM&statement=income&span=year&asOf=2018-01-01")).toMatchObject(nothing);
  });

  it("keeps its figures when the accounts are too old for anything else (FND-20)", async () => {
    const now = await statementOf("code=ADAM&statement=income&span=quarter");
    const later = await statementOf("code=ADAM&statement=income&span=quarter&asOf=2026-01-02");
    expect(later.accounts).toEqual({ end: "2024-03-31", state: "accounts-too-old" });
    expect(later.lines).toEqual(now.lines);
  });

  it.each([
    "code=ADAM&statement=income",
    "code=ADAM&span=year",
    "code=ADAM&statement=equity&span=year",
    "code=ADAM&statement=income&span=month",
    "code=ADAM&statement=income&span=year&years=0",
    "code=ADAM&statement=income&span=year&years=21",
    "code=ADAM&statement=income&span=year&years=2.5",
    "code=ADAM&statement=income&span=year&asOf=2023-02-30",
  ])("is refused where the request is incomplete or wrong: %s", async (query) => {
    const answer = await server.get(`/api/stock/statements?${query}`);
    expect([answer.statusCode, answer.json().code]).toEqual([400, -1]);
    expect(answer.json().data.fields.length).toBeGreaterThan(0);
  });

  it("is not found under an unknown symbol", async () => {
    const answer = await server.get("/api/stock/statements?code=ZZZ&statement=income&span=year");
    expect([answer.statusCode, answer.json().code]).toEqual([404, 404]);
  });
});
