import type { WireStatistics } from "@plumbline/contract";
import { useFormats, useText } from "../../../i18n/index.ts";
import { useIndexName } from "../use-index-name.ts";
import type { RiskEntry } from "./risk-groups.ts";

/** Says how a measure is computed, and from how much of what. */
export function useRiskExplanation(
  { days, months, commonDays, riskFree }: WireStatistics["risk"],
  index: string | null,
): (entry: RiskEntry) => string {
  const text = useText();
  const { count, percent } = useFormats();
  const indexName = useIndexName();
  const fromDays = () => text("statistics.risk.from.days", { count: days, n: count(days) });
  const fromMonths = () => text("statistics.risk.from.months", { count: months, n: count(months) });
  const fromMarket = (name: string) =>
    text("statistics.risk.from.market", { count: commonDays, n: count(commonDays), index: indexName(name) });
  const rate = () =>
    riskFree.name === null
      ? []
      : [text("statistics.risk.from.riskFree", { name: riskFree.name, rate: percent(riskFree.average.value) })];
  return ({ id, inputs }) =>
    [
      text(`statistics.formula.${id}`),
      ...(inputs.includes("months") ? [fromMonths()] : inputs.includes("market") ? [] : [fromDays()]),
      ...(inputs.includes("market") && index !== null ? [fromMarket(index)] : []),
      ...(inputs.includes("riskFree") ? rate() : []),
    ].join(" ");
}
