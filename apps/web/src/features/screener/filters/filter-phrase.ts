import type { ParamFilter } from "@plumbline/contract/calls";
import { numberName, writeBound } from "../catalogue/number-text.ts";
import { checkName, type ScreenWords, signOf, typeName } from "../catalogue/screen-words.ts";
import { strategyName } from "../catalogue/strategy-name.ts";
import type { CheckFilter, GroupFilter, MetricFilter } from "../screen-state.ts";
import type { FilterCount } from "../screener.query.ts";
import { groupKey } from "./group-filter.ts";

/** A filter in few words, such as "P/E ≤ 15" or "Dividend yield: best 20% of its sector". */
export function filterPhrase(filter: ParamFilter, words: ScreenWords): string {
  if ("metric" in filter) return metricPhrase(filter, words);
  if ("check" in filter) return checkPhrase(filter, words);
  return groupPhrase(filter, words);
}

/** A strategy that companies must pass, in few words. */
export function strategyPhrase(id: string, words: ScreenWords): string {
  return words.text("screener.is.strategy", { name: strategyName(id, words) });
}

/** The subject of a filter without its condition: "P/E", "Sector". */
export function filterSubject(filter: ParamFilter, words: ScreenWords): string {
  if ("metric" in filter) return numberName(filter.metric, words);
  if ("check" in filter) return checkName(filter.check, words);
  return words.text(`screener.group.${groupKey(filter)}`);
}

/** A bound in the unit of its metric. */
export function boundText(bound: number, metric: string, words: ScreenWords): string {
  const number = words.catalogue.numbers.get(metric) ?? { unit: "points", nature: "level" };
  return writeBound(bound, number, words);
}

function metricPhrase(filter: MetricFilter, words: ScreenWords): string {
  const { text, formats } = words;
  const metric = numberName(filter.metric, words);
  const written = (bound: number) => boundText(bound, filter.metric, words);
  switch (filter.op) {
    case "between":
      return text("screener.is.between", { metric, low: written(filter.low), high: written(filter.high) });
    case "atLeast":
      return text("screener.is.atLeast", { metric, low: written(filter.low) });
    case "atMost":
      return text("screener.is.atMost", { metric, high: written(filter.high) });
    case "percentileAtLeast":
      return text(`screener.is.best.${filter.within}`, { metric, share: formats.percent(1 - filter.low, 0) });
    case "percentileAtMost":
      return text(`screener.is.worst.${filter.within}`, { metric, share: formats.percent(filter.high, 0) });
  }
}

function checkPhrase(filter: CheckFilter, words: ScreenWords): string {
  const check = words.catalogue.checks.get(filter.check);
  const name = checkName(filter.check, words);
  if (!check || filter.state === "unknown") return words.text("screener.is.check.unknown", { check: name });
  const threshold = words.checks.threshold(filter.threshold ?? check.threshold, check);
  return words.text(`screener.is.check.${filter.state}`, { check: name, sign: signOf(check), threshold });
}

/** The names of a group filter in the reader's language. */
function groupNames(filter: GroupFilter, words: ScreenWords): string[] {
  if ("sectors" in filter) return filter.sectors.map(words.sector);
  if ("industries" in filter) return filter.industries.map(words.industry);
  return filter.companyTypes.map((type) => typeName(type, words));
}

/** Names that fit on a chip. */
const MAX_NAMES = 2;

function groupPhrase(filter: GroupFilter, words: ScreenWords): string {
  const group = filterSubject(filter, words);
  const names = groupNames(filter, words);
  const shown = names.slice(0, MAX_NAMES);
  const more = names.length - MAX_NAMES;
  const list = shown.join(words.text("screener.listSeparator"));
  if (more <= 0) return words.text("screener.is.group", { group, names: list });
  return words.text("screener.is.groupMore", { group, names: list, n: words.formats.count(more), count: more });
}

/** How many companies pass a filter alone, and for how many that is not known, in words. */
export function countText(
  { passing, missing }: FilterCount,
  { text, formats }: Pick<ScreenWords, "text" | "formats">,
): string {
  const alone = text("screener.alone", { count: passing, n: formats.count(passing) });
  if (missing === 0) return alone;
  return text("screener.aloneUnknown", {
    alone,
    unknown: text("screener.unknownOf", { count: missing, n: formats.count(missing) }),
  });
}
