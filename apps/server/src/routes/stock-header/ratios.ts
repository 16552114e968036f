import type { OutputOf, stockHeader, WireGroupRatios } from "@plumbline/contract";
import type { CheckInputs } from "@plumbline/core/checks";
import { type Figure, type KnownFigure, missing, type Provenance } from "@plumbline/core/figure";
import type { AccountsAge } from "@plumbline/core/fundamentals";
import { RATIOS } from "@plumbline/core/screen";
import { asOfDay, companyAsOf, readStock } from "@plumbline/market/companies";
import type { Instrument } from "@plumbline/market/model";
import type { ServedMarket } from "../../market-access/index.ts";

type Ratios = OutputOf<typeof stockHeader>["ratios"];
const KINDS = ["sector", "industry"] as const;
type GroupKind = (typeof KINDS)[number];

/**
 * What a stock costs on a day beside its sector and its industry, and how old the accounts behind it are. The groups come from the screening of the market where
 * that is at hand, and otherwise from their members alone, in another thread. A fund may be of an industry in which the
 * market has no company: then there are reasons.
 *
 * @see STA-16
 */
export async function ratiosOf(
  { snapshot, screenings }: ServedMarket,
  instrument: Instrument,
  asOf: string | undefined,
): Promise<{ readonly ratios: Ratios; readonly accounts: AccountsAge | null }> {
  const groups = KINDS.flatMap((kind) => {
    const name = instrument[kind];
    return name === null ? [] : [{ kind, name }];
  });
  const found = await screenings.ratiosOf(snapshot, groups, asOf);
  const ofGroup = (kind: GroupKind): WireGroupRatios | null => {
    const place = groups.findIndex((group) => group.kind === kind);
    const group = groups[place];
    const ratios = found[place];
    return group && ratios ? { name: group.name, ...ratios } : null;
  };
  const { inputs, fundamentals } = companyAsOf(snapshot, readStock(snapshot, instrument), {
    asOf: asOfDay(snapshot, asOf),
  });
  const ratios = { ...ownRatios(inputs), sector: ofGroup("sector"), industry: ofGroup("industry") };
  return { ratios, accounts: fundamentals.accounts };
}

const RATIO_NAMES = ["pe", "ps", "pcf"] as const;
type RatioName = (typeof RATIO_NAMES)[number];

/** P/E, P/S and P/CF of a stock, by the formulas of the screener. */
function ownRatios(inputs: CheckInputs): Readonly<Record<RatioName, Figure>> {
  const found = RATIO_NAMES.map((name) => [name, ratioFigure(name, inputs)]);
  return Object.fromEntries(found) as Record<RatioName, Figure>;
}

function ratioFigure(name: RatioName, inputs: CheckInputs): Figure {
  const ratio = RATIOS.find(({ id }) => id === name);
  if (!ratio) throw new RangeError(`The screener has no ${name}.`);
  const value = ratio.of(inputs);
  if (typeof value === "string") return missing(value);
  const proofs = ratio.inputs.map((input) => inputs[input] as KnownFigure).map(({ provenance }) => provenance);
  return { value, provenance: provenanceOf(proofs, `${name} = ${ratio.formula} (GEN-04)`) };
}

/** The day of the price and the filing of the accounts: a reader wants to know both. */
function provenanceOf(proofs: readonly Provenance[], formula: string): Provenance {
  const filing = proofs.find(({ filedAt }) => filedAt !== undefined);
  const { concept: _, periodStart: __, ...report } = filing ?? {};
  const receipt = proofs.find((proof) => proof.receipt)?.receipt;
  const days = proofs.flatMap(({ periodEnd }) => periodEnd ?? []).sort();
  const last = days.at(-1);
  return {
    ...report,
    source: [...new Set(proofs.map(({ source }) => source))].join(", "),
    ...(last === undefined ? {} : { periodEnd: last }),
    ...(receipt && { receipt }),
    formula,
  };
}
