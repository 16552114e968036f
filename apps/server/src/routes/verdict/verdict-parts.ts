import type { WireVerdictPart } from "@plumbline/contract";
import { type AmountCurrencies, checkOf, currencyOfRule, ruleFor } from "@plumbline/core/checks";
import { figure, missing, type Reason } from "@plumbline/core/figure";
import {
  type CheckColumn,
  type MetricColumn,
  reasonAt,
  type ScreenMetric,
  screenMetricOf,
  sideOfAmount,
  thresholdAt,
} from "@plumbline/core/screen";
import { formatDay } from "@plumbline/core/time";
import type { JudgedPart, TargetSigns, VerdictPart } from "@plumbline/core/verdict";
import type { Screening } from "@plumbline/market/screening";
import { checkProvenance, metricProvenance } from "../screener/index.ts";

interface PartSources {
  readonly screening: Screening;
  readonly row: number;
  readonly targets: TargetSigns;
  readonly currencies: AmountCurrencies;
}

type Of<Key extends string> = Extract<VerdictPart, Readonly<Record<Key, unknown>>>;

/** A part of a verdict with the number behind it. */
export function wirePart(judged: JudgedPart, sources: PartSources): WireVerdictPart {
  const { part, score, because } = judged;
  const shared = {
    id: part.id,
    kind: part.kind,
    score: Number.isNaN(score) ? null : score,
    because,
    currency: null,
    check: null,
    standing: null,
    count: null,
  };
  if ("metric" in part) return { ...shared, ...metricValue(part, sources), standing: judged.place };
  if ("check" in part) return { ...shared, ...checkValue(part, judged, sources) };
  return { ...shared, unit: "fraction", ...targetValue(part, sources.targets) };
}

function metricValue({ metric: id }: Of<"metric">, { screening, row, currencies }: PartSources) {
  const column = screening.matrix.metrics.get(id) as MetricColumn;
  const metric = screenMetricOf(id) as ScreenMetric;
  const { group, unit } = metric;
  const side = sideOfAmount(metric);
  const filed = group === "price" ? null : screening.filedAt[row];
  const provenance = {
    ...metricProvenance(id, screening),
    ...(filed == null ? {} : { filedAt: formatDay(filed) }),
  };
  const why = reasonAt(column.missing, row) ?? "not-reported";
  return { unit, currency: side && currencies[side], value: figure(column.values[row] ?? Number.NaN, provenance, why) };
}

function checkValue(part: Of<"check">, { state, because }: JudgedPart, { screening, row, currencies }: PartSources) {
  const column = screening.matrix.checks.get(part.check) as CheckColumn;
  const check = checkOf(part.check);
  const known = column.values[row] ?? Number.NaN;
  const provenance = checkProvenance(part.check, screening);
  const why: Reason = because ?? "not-reported";
  if (part.kind === "gap") {
    return { value: figure(1 / known - 1, provenance, why), unit: "fraction" as const };
  }
  const rule = ruleFor(check, screening.matrix.types[row] ?? "other") ?? check.rule;
  return {
    value: figure(known, provenance, why),
    unit: rule.unit,
    currency: currencyOfRule(rule, currencies),
    check: { state: state ?? "unknown", comparison: column.comparison, threshold: thresholdAt(column, row) },
  };
}

function targetValue(part: Exclude<VerdictPart, Of<"check"> | Of<"metric">>, targets: TargetSigns) {
  if (part.kind === "gap") return { value: targets.consensus };
  const count = targets[part.id];
  if ("because" in count) return { value: missing(count.because) };
  return { value: count.figure, count: { yes: count.yes, of: count.of } };
}
