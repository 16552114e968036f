import type { WireCatalogueCheck, WirePreset, WireScreenMetric } from "@plumbline/contract";
import type { CallOutput, ScreenGroup } from "@plumbline/contract/calls";
import { SCREEN_GROUPS } from "@plumbline/contract/calls";

type Catalogue = Extract<CallOutput<"fundamentals">, { kind: "catalogue" }>;

/** The nature of a value decides how it is written: a level, a relative change, or a difference of two levels. */
export type Nature = "level" | "change" | "difference";

/** A number of the screener with its nature. */
export interface ScreenNumber extends WireScreenMetric {
  readonly nature: Nature;
}

/** Everything that one can screen by. */
export interface ScreenCatalogue {
  readonly numbers: ReadonlyMap<string, ScreenNumber>;
  readonly checks: ReadonlyMap<string, WireCatalogueCheck>;
  readonly presets: readonly WirePreset[];
}

const PRICE_CHANGE = /^(change|total|totalAnnual)\./;

/** Makes the catalogue from the server's answer; an answer of another kind makes an empty catalogue. */
export function screenCatalogue(answer: CallOutput<"fundamentals">): ScreenCatalogue {
  if (answer.kind !== "catalogue") return { numbers: new Map(), checks: new Map(), presets: [] };
  const natureOf = ({ id, metric, column }: WireScreenMetric): Nature => {
    if (column !== "yearOverYear") return PRICE_CHANGE.test(id) ? "change" : "level";
    return kindOf(answer, metric) === "amount" ? "change" : "difference";
  };
  return {
    numbers: new Map(answer.screenMetrics.map((number) => [number.id, { ...number, nature: natureOf(number) }])),
    checks: new Map(answer.checks.map((check) => [check.id, check])),
    presets: answer.presets,
  };
}

function kindOf({ metrics }: Catalogue, id: WireScreenMetric["metric"]): string | undefined {
  return metrics.find((metric) => metric.id === id)?.kind;
}

/** The numbers by group, in the order in which they are shown; groups without any are left out. */
export function numbersByGroup({ numbers }: ScreenCatalogue): [group: ScreenGroup, numbers: ScreenNumber[]][] {
  const all = [...numbers.values()];
  return SCREEN_GROUPS.map((group): [ScreenGroup, ScreenNumber[]] => [
    group,
    all.filter((number) => number.group === group),
  ]).filter(([, members]) => members.length > 0);
}
