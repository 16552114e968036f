import { isCurrency, prepareFacts, type ScalePower, scaleSlips } from "@plumbline/core/fundamentals";
import type { Split } from "@plumbline/core/series";
import { type Day, formatDay } from "@plumbline/core/time";
import type { Fact, Issue } from "../model/index.ts";
import { issue } from "../quality/index.ts";

/** As of when, and the splits that bring share counts to one basis. */
export interface SlipJudging {
  readonly asOf: Day;
  readonly splits: readonly Split[];
}

/** Numbers of one kind in one filing that slipped by one factor; without one where none mends them. */
interface SlippedNumbers {
  readonly kind: "amounts" | "share counts";
  readonly power: ScalePower | null;
  readonly first: Pick<Fact, "taxonomy" | "concept" | "value" | "accession" | "form" | "filed">;
  count: number;
}

/**
 * Says which filings of a company hold numbers at the wrong scale, and by which factor, as all its filings show it.
 *
 * @param facts All facts of the company.
 * @param symbol Its first symbol.
 * @param judging Day and splits.
 * @see FND-19
 */
export function scaleSlipIssues(facts: readonly Fact[], symbol: string | null, judging: SlipJudging): Issue[] {
  const { money, shares } = scaleSlips(prepareFacts(facts), judging);
  const found = new Map<string, SlippedNumbers>();
  const note = (kind: SlippedNumbers["kind"], first: SlippedNumbers["first"], power: ScalePower | null) => {
    const key = `${first.accession} ${kind} ${power}`;
    const known = found.get(key);
    if (known) known.count++;
    else found.set(key, { kind, power, first, count: 1 });
  };
  for (const [fact, power] of money.facts) note("amounts", fact, power);
  for (const slips of shares.values()) for (const [fact, power] of slips) note("share counts", fact, power);
  return [...found.values()].map((slipped) => {
    const isWhole = slipped.kind === "amounts" && money.filings.has(slipped.first.accession);
    return issueOf(slipped, symbol, isWhole ? amountsIn(facts, slipped.first.accession) : null);
  });
}

function amountsIn(facts: readonly Fact[], accession: string): number {
  return facts.filter((fact) => fact.accession === accession && isCurrency(fact.unit)).length;
}

/** @param amounts How many amounts the filing has, where none of them is used. */
function issueOf({ kind, power, first, count }: SlippedNumbers, symbol: string | null, amounts: number | null): Issue {
  const filing = `The ${first.form} ${first.accession} filed ${formatDay(first.filed)}`;
  const example = `${first.taxonomy}:${first.concept} of ${first.value.toLocaleString("en")}`;
  const many = count === 1 ? `one of its ${kind}` : `${count} of its ${kind}`;
  const what = `${filing} states ${many} ${scaleOf(power)}, such as ${example}`;
  const ofMoney = amounts === null ? "not used" : `none of its ${amounts} amounts is used`;
  const outcome = kind === "amounts" ? ofMoney : "other copies are used, or this one at the right scale";
  return issue("scale-slip", { symbol, day: first.filed, count: amounts ?? count }, `${what}; ${outcome}.`);
}

function scaleOf(power: ScalePower | null): string {
  if (power === null) return "at a scale that no other filing has";
  return `${(10 ** Math.abs(power)).toLocaleString("en")} times too ${power > 0 ? "small" : "large"}`;
}
