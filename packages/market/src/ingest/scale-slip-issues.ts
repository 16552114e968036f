import { isCurrency, type PreparedFacts, type ScalePower, scaleSlips, shareSplits } from "@plumbline/core/fundamentals";
import type { Split } from "@plumbline/core/series";
import type { Day } from "@plumbline/core/time";
import { type Detail, dayValue, type Fact, type Issue, inTurn, say } from "../model/index.ts";
import { issue } from "../quality/index.ts";

/** The facts as they are judged, as of when, and the splits that the vendor of its prices states: they bring share counts to one basis. */
export interface SlipJudging {
  readonly prepared: PreparedFacts;
  readonly asOf: Day;
  readonly splits: readonly Split[];
}

/** Numbers of one kind in one filing that slipped by one factor; without one where none mends them. */
interface SlippedNumbers {
  readonly kind: "amounts" | "share-counts";
  readonly power: ScalePower | null;
  readonly first: Pick<Fact, "taxonomy" | "concept" | "value" | "accession" | "form" | "filed">;
  count: number;
}

/**
 * Says which filings of a company hold numbers at the wrong scale, and by which factor, as all its filings show it.
 *
 * @param facts All facts of the company.
 * @param symbol Its first symbol.
 * @param judging The same facts prepared, day and splits.
 * @see FND-19
 */
export function scaleSlipIssues(
  facts: readonly Fact[],
  symbol: string | null,
  { prepared, asOf, splits }: SlipJudging,
): Issue[] {
  const { money, shares } = scaleSlips(prepared, { asOf, splits: shareSplits(prepared, splits, asOf) });
  const found = new Map<string, SlippedNumbers>();
  const note = (kind: SlippedNumbers["kind"], first: SlippedNumbers["first"], power: ScalePower | null) => {
    const key = `${first.accession} ${kind} ${power}`;
    const known = found.get(key);
    if (known) known.count++;
    else found.set(key, { kind, power, first, count: 1 });
  };
  for (const [fact, power] of money.facts) note("amounts", fact, power);
  for (const slips of shares.values()) for (const [fact, power] of slips) note("share-counts", fact, power);
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
  const ofMoney = amounts === null ? say("slip-not-used") : say("slip-none-used", { count: amounts });
  const outcome = kind === "amounts" ? ofMoney : say("slip-mended");
  const detail = inTurn(whatSlipped({ kind, power, first, count }), outcome);
  return issue("scale-slip", { symbol, day: first.filed, count: amounts ?? count }, detail);
}

function whatSlipped({ kind, power, first, count }: SlippedNumbers): Detail {
  const { form, accession, filed, taxonomy, value } = first;
  const concept = `${taxonomy}:${first.concept}`;
  const filing = { form, accession, day: dayValue(filed), count, concept, value: { grouped: value } };
  if (power === null) return say(`${kind}-off`, filing);
  const factor = { grouped: 10 ** Math.abs(power) };
  return say(power > 0 ? `${kind}-too-small` : `${kind}-too-large`, { ...filing, factor });
}
