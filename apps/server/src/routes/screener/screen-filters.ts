import type { ParamFilter, WireScreenOrder } from "@plumbline/contract";
import { isCheckId } from "@plumbline/core/checks";
import { type ScreenFilter, screenMetricOf } from "@plumbline/core/screen";
import type { Screening } from "@plumbline/market/screening";
import type { FieldFault } from "../faulty-fields.ts";
import { SCREEN_PROBLEMS, type ScreenProblem } from "./screen-problems.ts";

/**
 * Filters as the screener reads them: names of groups become their indices.
 *
 * @param faults Receives what is wrong; a filter with a fault is left out.
 */
export function readFilters(
  filters: readonly ParamFilter[],
  screening: Screening,
  faults: FieldFault[],
): readonly ScreenFilter[] {
  return filters.flatMap((filter, k) => {
    const { part, problems } = readFilter(filter, screening);
    faults.push(...problems.map(({ path, ...problem }) => ({ ...problem, path: `paramFilters.${k}.${path}` })));
    return part && problems.length === 0 ? [part] : [];
  });
}

/** What is wrong with the order of rows. */
export function orderFaults(order: WireScreenOrder): readonly FieldFault[] {
  if ("metric" in order) return metricFaults("order.metric", order.metric);
  return order.bestBy.flatMap((id, k) => metricFaults(`order.bestBy.${k}`, id));
}

/** What is wrong with the id of a metric. */
export function metricFaults(path: string, id: string): readonly FieldFault[] {
  return screenMetricOf(id) ? [] : [fault("unknownMetric", path, { id })];
}

/** What is wrong with the id of a check. */
export function checkFaults(path: string, id: string): readonly FieldFault[] {
  return isCheckId(id) ? [] : [fault("unknownCheck", path, { id })];
}

interface ReadFilter {
  readonly part: ScreenFilter | null;
  readonly problems: readonly FieldFault[];
}

function readFilter(filter: ParamFilter, { sectors, industries }: Screening): ReadFilter {
  if ("metric" in filter) {
    const crossed = filter.op === "between" && filter.low > filter.high ? [fault("crossedBounds", "low", filter)] : [];
    return { part: filter, problems: [...metricFaults("metric", filter.metric), ...crossed] };
  }
  if ("check" in filter) {
    const { check, state, threshold } = filter;
    if (!isCheckId(check)) return { part: null, problems: checkFaults("check", check) };
    return { part: { check, state, ...(threshold === undefined ? {} : { threshold }) }, problems: [] };
  }
  if ("companyTypes" in filter) return { part: filter, problems: [] };
  const [kind, wanted, names] =
    "sectors" in filter
      ? (["sectors", filter.sectors, sectors] as const)
      : (["industries", filter.industries, industries] as const);
  const indices = wanted.map((name) => names.indexOf(name));
  const problem = kind === "sectors" ? "unknownSector" : "unknownIndustry";
  const problems = wanted.flatMap((name, k) => (indices[k] === -1 ? [fault(problem, `${kind}.${k}`, { name })] : []));
  return { part: kind === "sectors" ? { sectors: indices } : { industries: indices }, problems };
}

function fault(problem: ScreenProblem, path: string, words: object): FieldFault {
  return { path, texts: SCREEN_PROBLEMS[problem], words: { ...words } };
}
