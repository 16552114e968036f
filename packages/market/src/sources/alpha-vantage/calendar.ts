import { parseDay } from "@plumbline/core/time";
import { marketSymbol } from "../../model/index.ts";
import {
  type CalendarRequest,
  type EarningsDate,
  ProviderError,
  parseAnswer,
  requestBytes,
  type Supply,
} from "../../providers/index.ts";
import { type AlphaVantageSettings, questionOf } from "./question.ts";
import { refusalIn } from "./refusals.ts";

const HEADER = "symbol,name,reportDate,fiscalDateEnding,estimate,currency";
const CELL = /(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g;
const SOON_DAYS = 90;

/** Days on which US companies report, up to a year ahead. It does not say which are confirmed: all count as estimated. */
export function alphaVantageCalendar(settings: AlphaVantageSettings): Supply<CalendarRequest, readonly EarningsDate[]> {
  return async ({ since, until }, call) => {
    const horizon = until - Math.floor(Date.now() / 86_400_000) > SOON_DAYS ? "12month" : "3month";
    const url = questionOf(settings, "EARNINGS_CALENDAR", { horizon });
    const bytes = await requestBytes(url, { provider: "alpha-vantage", ...call });
    const dates = datesIn(bytes ?? new Uint8Array());
    const value = dates.filter(({ day }) => day >= since && day <= until);
    return { value, receivedAt: new Date().toISOString() };
  };
}

function datesIn(bytes: Uint8Array): EarningsDate[] {
  const text = Buffer.from(bytes).toString().trim();
  const [header = "", ...lines] = text.split(/\r?\n/);
  if (!header.startsWith(HEADER)) {
    refusalIn(parseAnswer(bytes, "alpha-vantage"));
    throw malformed("sent no calendar.");
  }
  const time = header.split(",").indexOf("timeOfTheDay");
  const dates = lines.flatMap((line) => dateIn(cellsOf(line), time));
  if (lines.length > 0 && dates.length === 0) throw malformed("sent a calendar without days.");
  return dates;
}

function dateIn(cells: readonly string[], time: number): EarningsDate[] {
  const [symbol = "", , reported = "", ends = ""] = cells;
  const day = parseDay(reported);
  if (day === null || symbol === "") return [];
  const stated = TIMES[cells[time] ?? ""] ?? null;
  return [
    { symbol: marketSymbol(symbol), day, until: day, status: "estimated", time: stated, periodEnd: parseDay(ends) },
  ];
}

const TIMES: Readonly<Record<string, EarningsDate["time"]>> = {
  "pre-market": "before-open",
  "post-market": "after-close",
};

function cellsOf(line: string): string[] {
  return Array.from(line.matchAll(CELL), ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "");
}

function malformed(detail: string): ProviderError {
  return new ProviderError("malformed", { provider: "alpha-vantage", detail });
}
