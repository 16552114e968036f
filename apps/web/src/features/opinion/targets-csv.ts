import type { WireTarget } from "@plumbline/contract";
import { csvTable } from "../../format/index.ts";
import { currencyName, sourceName, type Text } from "../../i18n/index.ts";
import type { WireOpinion } from "./opinion.query.ts";
import { actionWord, fateOf } from "./targets/target-words.ts";

/** All targets of a stock as a CSV file: unrounded, with the published number and the source. */
export function targetsCsv({ targets, firms, currency }: WireOpinion, text: Text): string {
  const names = new Map(firms.map(({ id, name }) => [id, name]));
  const inMoney = (name: string): string => `${name} (${currencyName(currency, text)})`;
  const head = [
    text("opinion.date"),
    text("opinion.firm"),
    text("opinion.analyst"),
    text("opinion.action"),
    inMoney(text("opinion.target")),
    inMoney(text("opinion.targetBefore")),
    inMoney(text("opinion.asPosted")),
    inMoney(text("opinion.priceWhenPosted")),
    text("opinion.outcome"),
    text("opinion.dayMet"),
    text("opinion.horizon"),
    inMoney(text("opinion.endClose")),
    text("provenance.source"),
  ];
  return csvTable([head, ...targets.map((target) => rowOf(target, names, text))]);
}

function rowOf(target: WireTarget, names: ReadonlyMap<string, string>, text: Text): (string | number | null)[] {
  const { provenance, firm, analyst, outcome } = target;
  return [
    provenance.periodEnd ?? null,
    names.get(firm) ?? firm,
    analyst,
    actionWord(target, text),
    target.target,
    target.priorTarget,
    target.postedTarget,
    target.priceWhenPosted,
    text(`opinion.fate.${fateOf(target)}`),
    outcome.state === "unknown" ? null : outcome.dayMet,
    outcome.horizon,
    outcome.state === "matured" ? outcome.endClose : null,
    sourceName(provenance.source, text),
  ];
}
