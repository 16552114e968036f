import type { ScreenNumber } from "./screen-catalogue.ts";
import type { ScreenWords } from "./screen-words.ts";

const OVER_A_PERIOD = /^(change|total|totalAnnual)\.(1d|1m|6m|ytd|1y|3y|5y|10y)$/;
const CHANGES = {
  change: "header.changeOf.price",
  total: "header.changeOf.total",
  totalAnnual: "header.annualOf.total",
} as const;

type Period = "1d" | "1m" | "6m" | "ytd" | "1y" | "3y" | "5y" | "10y";

/**
 * The name of a number of the screener, such as "P/E" or "Revenue, year over year"; its id when it is newer than this page.
 */
export function numberName(id: string, words: ScreenWords): string {
  const number = words.catalogue.numbers.get(id);
  return periodName(id, words) ?? (number && metricName(number, words)) ?? words.find(`screener.metric.${id}`) ?? id;
}

/** The same in few characters, for the head of a column. */
export function shortNumberName(id: string, words: ScreenWords): string {
  const [, what, period] = OVER_A_PERIOD.exec(id) ?? [];
  if (what === "change") return words.text(`header.period.${period as Period}`);
  return numberName(id, words);
}

function periodName(id: string, { text }: ScreenWords): string | null {
  const [, what, period] = OVER_A_PERIOD.exec(id) ?? [];
  if (what === undefined) return null;
  return text(CHANGES[what as keyof typeof CHANGES], { period: text(`header.periodName.${period as Period}`) });
}

function metricName({ metric, column }: ScreenNumber, { text }: ScreenWords): string | null {
  if (metric === null) return null;
  const name = text(`fundamentals.metric.${metric}`);
  if (column === null || column === "latest") return name;
  return text(`screener.of.${column}`, { metric: name });
}
