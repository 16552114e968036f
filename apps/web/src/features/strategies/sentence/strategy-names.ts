import { MOAT_METRIC_IDS } from "@plumbline/core/words";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { callQuery } from "../../../api/index.ts";
import { type Text, translator, useClassification } from "../../../i18n/index.ts";
import { useObservable } from "../../../state/index.ts";

/** The names of what a strategy can ask, in the reader's language; an id that this page does not know stays as it is. */
export interface StrategyNames {
  readonly metric: (id: string) => string;
  readonly check: (id: string) => string;
  readonly sector: (id: string) => string;
  readonly industry: (id: string) => string;
  readonly companyType: (id: string) => string;
  readonly index: (id: string) => string;
  /** With whom a stock is compared, as it follows "the highest 20%". */
  readonly group: (id: string) => string;
}

/** What can be asked of a company: the numbers of the screener and the checks. */
export interface Askable {
  readonly metrics: readonly string[];
  /** Each with the threshold at which it is judged unless a rule gives another. */
  readonly checks: readonly { readonly id: string; readonly threshold: number }[];
}

const OVER_A_PERIOD = /^(change|total|totalAnnual)\.(1d|1m|6m|ytd|1y|3y|5y|10y)$/;
const CHANGES = {
  change: "header.changeOf.price",
  total: "header.changeOf.total",
  totalAnnual: "header.annualOf.total",
} as const;

/** Indices whose members a market may know. */
const INDICES: Readonly<Record<string, string>> = { djia: "Dow Jones Industrial Average", sp500: "S&P 500" };
export const INDEX_IDS = Object.keys(INDICES);

/** Names in the reader's language, with what can be asked; the catalogue of the screener is loaded for it. */
export function useStrategyNames(): StrategyNames & Askable {
  const { data } = useSuspenseQuery(callQuery("fundamentals", {}));
  const { text, find } = useObservable(translator);
  const { sector, industry } = useClassification();
  return useMemo(() => {
    const catalogue = data.kind === "catalogue" ? data : null;
    const metrics = new Map(catalogue?.screenMetrics.map((metric) => [metric.id, metric]));
    return {
      metrics: [...metrics.keys()].filter((id) => !(MOAT_METRIC_IDS as readonly string[]).includes(id)),
      checks: catalogue?.checks.map(({ id, threshold }) => ({ id, threshold })) ?? [],
      metric: (id) => periodName(id, text) ?? itemName(metrics.get(id), find) ?? find(`screener.metric.${id}`) ?? id,
      check: (id) => find(`checks.name.${id}`) ?? id,
      sector,
      industry,
      companyType: (id) => find(`screener.type.${id}`) ?? id,
      index: (id) => INDICES[id] ?? id,
      group: (id) => find(`sentence.group.${id}`) ?? id,
    };
  }, [data, text, find, sector, industry]);
}

function periodName(id: string, text: Text): string | null {
  const [, what, period] = OVER_A_PERIOD.exec(id) ?? [];
  if (what === undefined) return null;
  const key = `header.periodName.${period}` as "header.periodName.1y";
  return text(CHANGES[what as keyof typeof CHANGES], { period: text(key) });
}

/** The name of a line of the accounts, with the column that is meant. */
function itemName(
  number: { readonly metric: string | null; readonly column: string | null } | undefined,
  find: (key: string) => string | null,
): string | null {
  if (!number?.metric) return null;
  const name = find(`fundamentals.metric.${number.metric}`);
  if (name === null || number.column === null || number.column === "latest") return name;
  return find(`screener.of.${number.column}`)?.replace("{metric}", name) ?? name;
}
