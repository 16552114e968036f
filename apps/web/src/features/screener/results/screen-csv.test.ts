import { beforeAll, expect, it } from "vitest";
import { englishWords } from "../catalogue/screen-words.fixture.ts";
import type { ScreenWords } from "../catalogue/screen-words.ts";
import type { RowsAnswer } from "../screener.query.ts";
import { screenCsv } from "./screen-csv.ts";

let words: ScreenWords;

beforeAll(async () => {
  words = await englishWords();
});

const answer: RowsAnswer = {
  kind: "rows",
  companies: 600,
  total: 2,
  filters: [],
  unknown: [],
  rows: {
    symbol: ["AAA", "BBB"],
    names: [{ en: "Alpha, Inc." }, { en: "=BETA()" }],
    currency: ["USD", "USD"],
    accountsCurrency: ["USD", null],
    sector: ["Energy", null],
    industry: [null, null],
    companyType: ["manufacturer", "bank"],
    periodEnd: ["2025-09-30", null],
    filedAt: ["2025-10-28", null],
    accountsState: ["current", null],
  },
  columns: [
    {
      id: "pe",
      kind: "metric",
      provenance: { source: "demo" },
      values: [6.464286, null],
      because: [null, "no-earnings"],
      states: null,
    },
    {
      id: "O1",
      kind: "check",
      provenance: { source: "demo" },
      values: [6.464286, null],
      because: [null, "no-earnings"],
      states: ["pass", "fail"],
    },
  ],
};
const NO_EARNINGS = "Earnings of the last 12 months are not positive.";
const csv = (...pages: RowsAnswer[]) => screenCsv(pages, words, ({ en }) => en).split("\r\n");

it("has a row for each company: its description, its numbers unrounded or why they are missing, the value and state of its checks", () => {
  const [head, first, second, end] = csv(answer);
  expect(head).toBe(
    "\ufeffSymbol,Name,Sector,Industry,Type,Currency,Reporting currency,Reported up to,Filed on,P/E,P/E: note,O1 (O1),O1 (O1): result",
  );
  expect(first).toBe('AAA,"Alpha, Inc.",Energy,,Manufacturer,USD,USD,2025-09-30,2025-10-28,6.464286,,6.464286,Passes');
  expect(second).toBe(`BBB,'=BETA(),,,Bank,USD,,,,,${NO_EARNINGS},,Fails`);
  expect(end).toBe("");
});

it("has a column of notes on all pages where a number is missing on one of them, and none where none is", () => {
  const complete = answer.columns.map((column) => ({ ...column, values: [1, 2], because: null }));
  const whole = { ...answer, columns: complete };
  expect(csv(whole)[0]).not.toContain("note");
  const [head, ...rows] = csv(whole, answer);
  const columns = (line: string | undefined) => line?.replaceAll('"Alpha, Inc."', "").split(",").length;
  expect(rows.slice(0, 4).map(columns)).toEqual(Array(4).fill(columns(head)));
});

it("names the currency of amounts that are compared in one, whatever a company reports in", () => {
  const ofSize = { ...answer, columns: answer.columns.map((column) => ({ ...column, id: "D1" })) };
  expect(csv(ofSize)[0]).toContain(",D1 (D1) USD,D1 (D1): result");
});

it("writes all pages below one head", () => {
  expect(csv(answer, answer)).toHaveLength(1 + 4 + 1);
});
