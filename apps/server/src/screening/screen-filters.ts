import type { LanguageCode, ParamFilter, WireScreenOrder } from "@plumbline/contract";
import { isCheckId } from "@plumbline/core/checks";
import { type ScreenFilter, screenMetricOf } from "@plumbline/core/screen";
import { libraryStrategy } from "@plumbline/core/strategy";
import type { Screening } from "@plumbline/market/screening";
import type { FieldFault } from "../http/index.ts";

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

/** What is wrong with the ids of strategies: the library must have them. */
export function strategyFaults(ids: readonly string[]): readonly FieldFault[] {
  return ids.flatMap((id, k) =>
    libraryStrategy(id) ? [] : [fault("unknownStrategy", `strategyFilters.${k}`, { id })],
  );
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

type ScreenProblem =
  | "unknownMetric"
  | "unknownCheck"
  | "unknownStrategy"
  | "unknownSector"
  | "unknownIndustry"
  | "crossedBounds";

/** What is wrong with a screen, and what would be right. */
const SCREEN_PROBLEMS: Readonly<Record<ScreenProblem, Readonly<Record<LanguageCode, string>>>> = {
  unknownMetric: {
    en: "There is no number {id}. The numbers of the screener are named such as pe or revenue.yearOverYear",
    es: "No existe el dato {id}. Los datos del filtro se llaman, por ejemplo, pe o revenue.yearOverYear",
    fr: "La donnée {id} n’existe pas. Les données du filtre s’appellent par exemple pe ou revenue.yearOverYear",
    "zh-Hans": "没有选股指标 {id}。选股指标的编号形如 pe 或 revenue.yearOverYear",
    "zh-Hant": "沒有選股指標 {id}。選股指標的代碼形如 pe 或 revenue.yearOverYear",
  },
  unknownCheck: {
    en: "There is no check {id}. Checks are named such as O1, G3, F12 or D5",
    es: "No existe el criterio {id}. Los criterios se llaman, por ejemplo, O1, G3, F12 o D5",
    fr: "Le critère {id} n’existe pas. Les critères s’appellent par exemple O1, G3, F12 ou D5",
    "zh-Hans": "没有检查项 {id}。检查项的编号形如 O1、G3、F12 或 D5",
    "zh-Hant": "沒有檢核項目 {id}。檢核項目的編號形如 O1、G3、F12 或 D5",
  },
  unknownStrategy: {
    en: "There is no strategy {id} in the library. Its strategies are named such as golden-cross",
    es: "No hay ninguna estrategia {id} en la biblioteca. Se llaman, por ejemplo, golden-cross",
    fr: "La bibliothèque n’a pas de stratégie {id}. Les stratégies s’appellent par exemple golden-cross",
    "zh-Hans": "策略库中没有策略 {id}。策略的编号形如 golden-cross",
    "zh-Hant": "策略庫中沒有策略 {id}。策略的代碼形如 golden-cross",
  },
  unknownSector: {
    en: "Unknown sector: {name}",
    es: "Sector desconocido: {name}",
    fr: "Secteur inconnu : {name}",
    "zh-Hans": "没有板块“{name}”",
    "zh-Hant": "沒有類股「{name}」",
  },
  unknownIndustry: {
    en: "Unknown industry: {name}",
    es: "Industria desconocida: {name}",
    fr: "Sous-secteur inconnu : {name}",
    "zh-Hans": "没有行业“{name}”",
    "zh-Hant": "沒有產業「{name}」",
  },
  crossedBounds: {
    en: "The lower bound {low} is above the upper bound {high}",
    es: "El límite inferior {low} es mayor que el superior {high}",
    fr: "La borne inférieure {low} dépasse la borne supérieure {high}",
    "zh-Hans": "下限 {low} 大于上限 {high}",
    "zh-Hant": "下限 {low} 大於上限 {high}",
  },
};
