import { classOfSymbol, shareClassOf } from "@plumbline/core/filings";
import type { Day } from "@plumbline/core/time";
import { receiptOn } from "../companies/index.ts";
import {
  exchangeOfSymbol,
  type Instrument,
  type Issue,
  isUsExchange,
  plainly,
  type ReceiptStatement,
} from "../model/index.ts";
import { issue } from "../quality/index.ts";
import type { Snapshot } from "../snapshot/index.ts";
import type { AnnualForm } from "./annual-forms.ts";
import type { CoverClasses } from "./import-filings.ts";
import type { SecurityMaster } from "./security-master.ts";

/** Evidence of the receipts that prices are of. */
export interface ReceiptEvidence {
  readonly covers: ReadonlyMap<number, readonly CoverClasses[]>;
  readonly annualForms: ReadonlyMap<number, readonly AnnualForm[]>;
  readonly master: Pick<SecurityMaster, "reference">;
  readonly parent: Pick<Snapshot, "instruments"> | null;
}

/** A cover a year for a century. */
const MAX_COVERS = 100;
const MAX_TITLE = 300;

/**
 * Adds to each stock of a US listing what says that it is a depositary receipt: covers of annual reports, an instrument list, its name,
 * and the form of its annual reports. Elsewhere companies are traded in the shares that their accounts count.
 *
 * @see REC-18
 */
export function withReceipts(instruments: readonly Instrument[], evidence: ReceiptEvidence): Instrument[] {
  const before = new Map(evidence.parent?.instruments.map(({ symbol, receipts }) => [symbol, receipts]));
  return instruments.map((instrument) => {
    if (instrument.cik === null || !isOfUsListing(instrument)) return instrument;
    const receipts = statementsOf(instrument, before.get(instrument.symbol) ?? [], evidence);
    return receipts.length === 0 ? instrument : { ...instrument, receipts };
  });
}

function isOfUsListing({ symbol, exchange }: Instrument): boolean {
  return exchangeOfSymbol(symbol) === null && (exchange === null || isUsExchange(exchange));
}

function statementsOf(
  instrument: Instrument,
  before: readonly ReceiptStatement[],
  { covers, annualForms, master }: ReceiptEvidence,
): readonly ReceiptStatement[] {
  const { symbol, aliases, cik } = instrument;
  const reference = master.reference(symbol);
  const kept = (by: ReceiptStatement["by"]) => before.filter((statement) => statement.by === by);
  const stated = (covers.get(cik as number) ?? []).flatMap(({ filed, classes }): ReceiptStatement[] => {
    const found = classOfSymbol(classes, [symbol, ...aliases]);
    return found === null ? [] : [{ ...found, title: found.title.slice(0, MAX_TITLE), since: filed, by: "cover" }];
  });
  const perReceipt = reference?.sharesPerReceipt;
  const ofList: readonly ReceiptStatement[] =
    perReceipt === undefined ? kept("list") : [{ since: null, ordinaryShares: perReceipt, title: null, by: "list" }];
  const ofName = reference?.classWords === undefined ? kept("name") : named(reference.classWords);
  const all = [
    ...changesIn([...kept("cover"), ...stated]),
    ...ofList,
    ...ofName,
    ...formsOf(annualForms.get(cik as number)),
  ];
  // Ordinary shares of a company of which nothing suggests a receipt need no statement.
  return all.every(({ ordinaryShares }) => ordinaryShares === 1) ? [] : all;
}

/** Covers that say something else than the one before, oldest first; of those of one day the last one. */
function changesIn(covers: readonly ReceiptStatement[]): readonly ReceiptStatement[] {
  const ofDay = new Map(covers.map((cover) => [cover.since, cover]));
  const sorted = [...ofDay.values()].sort((a, b) => (a.since ?? 0) - (b.since ?? 0));
  return sorted.filter((cover, k) => cover.ordinaryShares !== sorted[k - 1]?.ordinaryShares).slice(-MAX_COVERS);
}

function named(words: string): readonly ReceiptStatement[] {
  const { kind, ordinaryShares } = shareClassOf(words);
  if (kind !== "share" && kind !== "receipt") return [];
  return [{ since: null, ordinaryShares, title: words.slice(0, MAX_TITLE), by: "name" }];
}

/** A company that reports on Form 20-F may be traded in receipts or in shares: its form alone does not say which. */
function formsOf(forms: readonly AnnualForm[] = []): readonly ReceiptStatement[] {
  return forms.map(({ since, family }) => ({
    since,
    ordinaryShares: family === "20-F" ? null : 1,
    title: null,
    by: "form",
  }));
}

/**
 * Stocks with prices and accounts whose receipts stand for an unknown number of shares.
 *
 * @param withFacts Companies that have accounts.
 */
export function unknownReceipts(instruments: readonly Instrument[], withFacts: readonly number[], today: Day): Issue[] {
  const companies = new Set(withFacts);
  return instruments.flatMap((instrument) => {
    const { cik, symbol, priceBasis } = instrument;
    if (cik === null || priceBasis === null || !companies.has(cik)) return [];
    const receipt = receiptOn({ instrument, history: null }, today);
    if (receipt?.ordinaryShares !== null) return [];
    const detail = receipt.title ?? `${symbol} reports on Form 20-F.`;
    return [issue("receipt-ratio-unknown", { symbol }, plainly(detail))];
  });
}
