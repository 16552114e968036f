import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { sharedFile } from "../../../../../scripts/shared-data.ts";

/** A recorded answer as it was served. */
export function recorded(path: string): string {
  const bytes = readFileSync(sharedFile(`data/${path}`));
  return (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString();
}

/** The body of a recorded answer of Yahoo. */
export function recordedYahoo(name: string): string {
  const { response } = JSON.parse(recorded(`recorded/yahoo_node-yahoo-finance2/${name}.json.gz`));
  return JSON.stringify(response.bodyJson);
}

/** The body of a recorded answer of Tiingo: a string in YAML, in one pair of quotes. */
export function recordedTiingo(name: string): string {
  const yaml = recorded(`recorded/price_interfaces/tiingo_vcr/${name}.yaml`);
  return (/string: '(\[[^']*\])'/.exec(yaml)?.[1] ?? "").replaceAll(/\n\s+/g, " ");
}

/** What Alpha Vantage's JSON is of the text table that was recorded: the documentation shows both of one question. */
export function alphaVantageJson(symbol: string): string {
  const [, ...lines] = recorded(`recorded/price_interfaces/alphavantage/TIME_SERIES_DAILY.${symbol}.csv`)
    .trim()
    .split("\n");
  const names = ["1. open", "2. high", "3. low", "4. close", "5. volume"];
  const series = lines.map((line) => {
    const [day, ...cells] = line.trim().split(",");
    return [day, Object.fromEntries(names.map((name, index) => [name, cells[index]]))] as const;
  });
  const meta = { "1. Information": "Daily Prices (open, high, low, close) and Volumes", "2. Symbol": symbol };
  return JSON.stringify({ "Meta Data": meta, "Time Series (Daily)": Object.fromEntries(series) });
}

/** The Treasury's table of the days whose curve FMP was recorded with: both publish the same yields. */
export function treasuryTable(): string {
  const days: Record<string, number | string>[] = JSON.parse(recorded("recorded/fmp_stable/treasury_rate.json"));
  const rows = days.map(({ date, ...yields }) => {
    const [year, month, day] = String(date).split("-");
    return [`${month}/${day}/${year}`, ...Object.values(yields)].join(",");
  });
  const header = 'Date,"1 Mo","2 Mo","3 Mo","6 Mo","1 Yr","2 Yr","3 Yr","5 Yr","7 Yr","10 Yr","20 Yr","30 Yr"';
  return `${[header, ...rows].join("\n")}\n`;
}
