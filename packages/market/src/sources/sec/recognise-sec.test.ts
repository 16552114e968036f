import { describe, expect, it } from "vitest";
import { cikOfFileName, parseCik, tickerOfFileName } from "./cik.ts";
import { recogniseSec } from "./recognise-sec.ts";

function recognised(text: string): string | undefined {
  return recogniseSec({ bytes: Buffer.from(text), isWhole: true })?.kind;
}

describe("recogniseSec", () => {
  it.each([
    ["company-facts", '{"cik":320193,"entityName":"Apple Inc.","facts":{"dei":{'],
    ["company-facts", ' \n{ "ticker": "BAC", "entityName": "BofA", "cik": "0000070858", "facts" : {'],
    ["company-facts", '\uFEFF{"facts":{"us-gaap":{"Assets":{"label":null,"units":{"USD":['],
    ["submissions", '{"cik":"0000320193","entityType":"operating","sic":"3571"'],
    ["submissions", '{"cik":"0000320193","filings":{"recent":{"accessionNumber":["0000320193-19-000119"'],
    ["submissions-page", '{"accessionNumber":["0000950005-94-000001"],"filingDate":["1994-01-26"]'],
    ["tickers", '{"0":{"cik_str":320193,"ticker":"AAPL","title":"Apple Inc."}'],
    ["tickers", '{"fields":["cik","name","ticker","exchange"],"data":[[320193,"Apple Inc.","AAPL","Nasdaq"]]}'],
    [undefined, '{"message":"The requested resource was not found"}'],
    [undefined, "<Error><Code>NoSuchKey</Code></Error>"],
    [undefined, '[{"symbol":"AAPL","cik":"0000320193"}]'],
    [undefined, "timestamp,open,high,low,close"],
    [undefined, `{"x":${'"fields":["cik"'.repeat(20_000)}`],
    ["submissions", `{"cik":1,"filings":${'"tickers":['.repeat(200_000)}`],
    [undefined, ""],
  ])("takes for %s: %s", (kind, text) => {
    expect(recognised(text)).toBe(kind);
  });

  it("finds the company and its symbols in the first keys", () => {
    const text = '{"cik":"0001652044","entityType":"operating","tickers":["GOOGL","GOOG"],"exchanges":["Nasdaq"]';
    expect(recogniseSec({ bytes: Buffer.from(text), isWhole: false })).toEqual({
      kind: "submissions",
      cik: 1652044,
      symbols: ["GOOGL", "GOOG"],
    });
  });
});

describe("names of SEC files", () => {
  it.each([
    ["CIK0000320193.json", 320193, null],
    ["a/b/CIK0000320193__160745bytes.json.gz", 320193, null],
    ["bulk.zip!CIK0001318605-submissions-001.json", 1318605, null],
    ["AAPL.json.gz", null, "AAPL"],
    ["BRK-B.json", null, "BRK.B"],
    ["jpm_companyfacts.json.gz", null, "JPM"],
    ["company_tickers.json", null, null],
    ["companyfacts.json", null, null],
    ["sickness123.json", null, null],
  ])("%s claims key %s and ticker %s", (name, cik, ticker) => {
    expect(cikOfFileName(name)).toBe(cik);
    expect(tickerOfFileName(name)).toBe(ticker);
  });

  it.each([
    [320193, 320193],
    ["0000320193", 320193],
    ["", null],
    ["12345678901", null],
    [0, null],
    [1.5, null],
    [null, null],
    [{}, null],
  ])("reads the key %o as %s", (value, cik) => {
    expect(parseCik(value)).toBe(cik);
  });
});
