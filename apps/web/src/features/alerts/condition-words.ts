import type { WireAlert, WireAlertCondition, WireRing } from "@plumbline/contract";
import { type Formats, toInput, typedDecimals } from "../../format/index.ts";
import type { Text } from "../../i18n/index.ts";

/** What words and numbers are written with. */
export interface AlertWords {
  readonly text: Text;
  readonly formats: Formats;
  /** The text of a key that may not exist. */
  readonly find: (key: string) => string | null;
}

type Numbered = Pick<WireAlert, "unit" | "currency">;

/** A number of an alert in its unit. */
export function writeAlertNumber(
  value: number | null,
  { unit, currency }: Numbered,
  { formats, find }: AlertWords,
): string {
  if (unit === "moatWidth") return find(`screener.value.moatWidth.${value}`) ?? formats.number(value);
  if (unit === "fraction") return formats.percent(value);
  if (unit === "perShare") return currency ? `${formats.price(value)} ${currency}` : formats.price(value);
  if (unit === "money") return formats.money(value, currency);
  return unit === "fiscalYears" ? formats.count(value) : formats.number(value);
}

/** The threshold of an alert, with the decimals that its reader has typed; money has those of its currency. */
function writeThreshold(threshold: number, numbered: Numbered, words: AlertWords): string {
  const { unit } = numbered;
  if (unit === "perShare" || unit === "money") return writeAlertNumber(threshold, numbered, words);
  const decimals = typedDecimals(toInput(threshold, unit ?? ""));
  const { percent, number } = words.formats;
  return unit === "fraction" ? percent(threshold, decimals) : number(threshold, decimals);
}

/** What an alert watches, in few words. */
export function conditionWords(condition: WireAlertCondition, numbered: Numbered, words: AlertWords): string {
  const { text } = words;
  switch (condition.kind) {
    case "consensus":
      return text(`alerts.is.consensus.${condition.direction}`);
    case "check":
      return text("alerts.is.of", {
        what: checkName(condition.check, words),
        which: text(`alerts.turns.${condition.turns}`),
      });
    case "moat":
      return text("alerts.is.of", { what: text("alerts.kind.moat"), which: text(`alerts.moat.${condition.change}`) });
    case "filing": {
      const which = condition.filings
        .map((kind) => text(`alerts.filings.${kind}`))
        .join(text("screener.listSeparator"));
      return text("alerts.is.of", { what: text("alerts.kind.filing"), which });
    }
    case "target":
      return text("alerts.is.of", {
        what: text("alerts.kind.target"),
        which: text(`alerts.target.${condition.change}`),
      });
    case "earnings":
      return text("alerts.is.earnings", { count: condition.days, n: words.formats.count(condition.days) });
    case "strategy":
      return strategyWords(condition, words);
    case "screen":
      return text("alerts.is.of", {
        what: text("alerts.kind.screen"),
        which: text(`alerts.hits.${condition.change}`),
      });
    case "thesis":
      return text("alerts.is.thesis");
    default:
      return text(`alerts.is.${condition.direction}`, {
        what: numberWords(condition, words),
        value: writeThreshold(condition.line, numbered, words),
      });
  }
}

/** One of the reader's own strategies is named by the alert itself. */
function strategyWords({ strategyId, change }: Strategy, { text, find }: AlertWords): string {
  const what = find(`strategies.name.${strategyId}`);
  return what === null
    ? text(`alerts.is.strategy.${change}`)
    : text("alerts.is.of", { what, which: text(`alerts.hits.${change}`) });
}

type Strategy = Extract<WireAlertCondition, { readonly kind: "strategy" }>;
type OfNumber = Extract<WireAlertCondition, { readonly line: number }>;

function numberWords(condition: OfNumber, words: AlertWords): string {
  const { text } = words;
  if (condition.kind === "price") return text("alerts.kind.price");
  if (condition.kind === "change") {
    return text("alerts.is.change", { period: text(`header.periodName.${condition.period}`) });
  }
  if (condition.kind === "gap") return text("alerts.is.gap", { model: text(`alerts.model.${condition.model}`) });
  const what = metricName(condition.metric, words);
  return condition.kind === "percentile" ? text("alerts.is.percentile", { what }) : what;
}

/** The name of a number of the screener; its id when it is newer than this page. */
export function metricName(id: string, { text, find }: AlertWords): string {
  const named = find(`screener.metric.${id}`);
  if (named !== null) return named;
  const [what = "", which = ""] = id.split(".");
  const period = find(`header.periodName.${which}`);
  if (what === "total" && period) return text("header.changeOf.total", { period });
  if (what === "totalAnnual" && period) return text("header.annualOf.total", { period });
  const metric = find(`fundamentals.metric.${what}`);
  if (metric === null) return id;
  return which === "latest" ? metric : text(`screener.of.${which as Mean}`, { metric });
}

type Mean = "previous" | "oneYearAverage" | "yearOverYear" | "fiveYearAverage";

/** The name of a strategy of the library. */
export function strategyName(id: string, { find }: AlertWords): string {
  return find(`strategies.name.${id}`) ?? id;
}

export function checkName(id: string, { find }: AlertWords): string {
  return find(`checks.name.${id}`) ?? id;
}

/** What brought an alert to ring, line by line. */
export function ringLines({ value, details, unit, currency }: WireRing, words: AlertWords): string[] {
  const { text, formats } = words;
  const { filing, target, earnings, entered = [], left = [], broken = [] } = details;
  const symbols = (list: readonly string[]) => list.join(text("screener.listSeparator"));
  return [
    ...(value !== null && !target && unit !== null
      ? [text("alerts.now", { value: writeAlertNumber(value, { unit, currency }, words) })]
      : []),
    ...(filing ? [text("alerts.detail.filing", { form: filing.form, day: formats.day(filing.filed) })] : []),
    ...(target
      ? [
          text("alerts.detail.target", {
            firm: target.firm,
            target: writeAlertNumber(target.target, { unit: "perShare", currency }, words),
          }),
        ]
      : []),
    ...(earnings ? [text("alerts.detail.earnings", { day: formats.day(earnings.day) })] : []),
    ...(entered.length > 0 ? [text("alerts.detail.entered", { symbols: symbols(entered) })] : []),
    ...(left.length > 0 ? [text("alerts.detail.left", { symbols: symbols(left) })] : []),
    ...broken.map(({ assumption, by }) =>
      text("alerts.detail.broken", {
        assumption: text(`alerts.assumption.${assumption}`),
        by: formats.percent(by),
      }),
    ),
  ];
}
