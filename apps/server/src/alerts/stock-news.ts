import type { WireRingDetails } from "@plumbline/contract";
import { type AlertCondition, filingKind } from "@plumbline/core/alerts";
import { revision } from "@plumbline/core/targets";
import { type Day, formatDay, MAX_AGE_DAYS } from "@plumbline/core/time";
import { asOfDay, targetsSince } from "@plumbline/market/companies";
import { stockFilings } from "@plumbline/market/marks";
import type { Instrument } from "@plumbline/market/model";
import type { Snapshot } from "@plumbline/market/snapshot";

/** Something that happened to a stock, named once and for all. */
export interface StockEvent {
  readonly key: string;
  readonly day: Day;
  readonly value: number | null;
  readonly details: WireRingDetails;
}

type NewsCondition = Extract<AlertCondition, { kind: "filing" | "target" }>;

/**
 * Lists the news of a stock that an alert sees in a market: filings or price targets of the last ninety days, or since another day.
 * Older ones are no news, however late they arrive.
 *
 * @returns Oldest first.
 * @see ALR-02
 */
export function stockEvents(
  snapshot: Snapshot,
  instrument: Instrument,
  condition: NewsCondition,
  since: Day = (asOfDay(snapshot) - MAX_AGE_DAYS.news) as Day,
): StockEvent[] {
  return condition.kind === "filing"
    ? filingEvents(snapshot, instrument, since).filter(({ kind }) => condition.filings.includes(kind))
    : targetEvents(snapshot, instrument, since).filter(
        ({ revised }) => condition.change === "any" || (condition.change === "raised" ? "raise" : "lower") === revised,
      );
}

function filingEvents(snapshot: Snapshot, { cik }: Instrument, since: Day) {
  if (cik === null) return [];
  const asOf = asOfDay(snapshot);
  const listed = snapshot.filings(cik);
  // A market without a list of filings knows those that its facts come from.
  const filings = listed.length > 0 ? listed : stockFilings(snapshot, cik, asOf);
  return filings
    .filter(({ filed }) => filed > since && filed <= asOf)
    .toSorted((a, b) => a.filed - b.filed)
    .map(({ accession, form, filed }) => ({
      key: accession,
      day: filed,
      value: null,
      kind: filingKind(form),
      details: { filing: { form, accession, filed: formatDay(filed) } },
    }));
}

function targetEvents(snapshot: Snapshot, instrument: Instrument, since: Day) {
  return targetsSince(snapshot, instrument, { after: since, asOf: asOfDay(snapshot) }).map((posted) => {
    const { firm, published, target, priorTarget, postedTarget } = posted;
    return {
      key: `${firm.name} ${formatDay(published)} ${postedTarget}`,
      day: published,
      value: target,
      revised: revision(target, priorTarget),
      details: { target: { firm: firm.name, published: formatDay(published), target, prior: priorTarget } },
    };
  });
}
