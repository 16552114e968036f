import type { ChangePeriod } from "@plumbline/contract/calls";
import { checkTextsId, type Text } from "../../i18n/index.ts";

/** The text of a key that may not exist. */
type Find = (key: string) => string | null;

/** What writes the names of items. */
export interface NameWriter {
  readonly text: Text;
  readonly find: Find;
}

/**
 * Names an item of evidence in the reader's language.
 *
 * @param id As the server made it, such as `metric.roe.latest` or `peer.MSFT.operatingMargin`.
 * @returns The id itself where a newer server has items that this page has no name for.
 *
 * @example
 * itemName("metric.roe.latest", writer); // "Return on equity, most recent period"
 */
export function itemName(id: string, writer: NameWriter): string {
  const [kind = "", ...rest] = id.split(".");
  return NAMERS[kind]?.(rest, writer) ?? writer.find(`report.item.${id}`) ?? id;
}

type Namer = (parts: readonly string[], writer: NameWriter) => string | null;

const NAMERS: Readonly<Record<string, Namer>> = {
  metric: ([id = "", column = ""], { text, find }) => {
    const metric = metricName(id, find);
    const name = /^\d{4}$/.test(column)
      ? text("fundamentals.year", { year: column })
      : find(`fundamentals.${PERIOD_COLUMNS[column] ?? column}`);
    return metric && name && text("fundamentals.of", { metric, column: name });
  },
  check: ([id = "", threshold], { text, find }) => {
    const check = find(`checks.name.${checkTextsId(id, "manufacturer")}`);
    return check && (threshold ? text("checks.thresholdOf", { check }) : check);
  },
  industry: ([id = ""], { text, find }) => {
    const number = metricName(id, find) ?? ratioName(id, find);
    return number && text("report.standing", { number });
  },
  ratio: ([id = ""], { find }) => ratioName(id, find),
  own: ([number = ""], { find }) => find(`report.peer.${number}`),
  peer: (parts, { text, find }) => {
    const number = find(`report.peer.${parts.at(-1)}`);
    return number && text("report.of", { number, code: parts.slice(0, -1).join(".") });
  },
  price: ([name = "", span = ""], { text, find }) => {
    if (name === "last") return text("header.price");
    if (name === "rangePosition") return text("header.position", { range: text(`header.range.${span as "year"}`) });
    const head = PRICE_CHANGES[name];
    const period = find(`header.periodName.${span}`) && text(`header.periodName.${span as ChangePeriod}`);
    return head && period ? text(head, { period }) : null;
  },
  moat: ([name = "", detail = ""], { text, find }) => {
    if (name === "spread") return text("report.spreadOf", { year: detail });
    const source = find(`report.source.${name}`);
    const number = source && find(`report.number.${detail}`);
    return source && number && text("report.numberOf", { source, number });
  },
};

/** Columns of a single period: a quarter, or the year of a company that reports years only. */
const PERIOD_COLUMNS: Readonly<Record<string, string>> = { latest: "latestPeriod", previous: "previousPeriod" };

const PRICE_CHANGES: Readonly<
  Record<string, "header.changeOf.price" | "header.changeOf.total" | "header.annualOf.total">
> = { change: "header.changeOf.price", total: "header.changeOf.total", totalAnnual: "header.annualOf.total" };

function metricName(id: string, find: Find): string | null {
  return find(`fundamentals.metric.${id}`);
}

function ratioName(id: string, find: Find): string | null {
  return find(`header.ratio.${id}`) ?? find(`report.ratio.${id}`);
}
