import { type Issue, kindOfSymbol, type PriceHistory } from "../model/index.ts";
import { type DeliveredPrices, ExchangeCalendars } from "../quality/index.ts";
import type { Snapshot } from "../snapshot/index.ts";
import type { LocatedFile } from "../sources/files/index.ts";
import { type PriceFormat, type PriceReading, readPrices } from "../sources/prices/index.ts";
import type { PlannedFile } from "./file-plan.ts";
import { HeldDeliveries, type HeldDelivery, heldDelivery } from "./held-deliveries.ts";
import { HistorySpill } from "./history-spill.ts";
import type { ImportRun } from "./import-run.ts";
import { levelBreak } from "./level-break.ts";
import { prefetch } from "./prefetch.ts";
import type { PriceWork } from "./price-work/index.ts";
import { risingDays } from "./rising-days.ts";
import type { SecurityMaster } from "./security-master.ts";
import type { Survey } from "./survey.ts";
import type { SymbolOwners } from "./symbol-owners.ts";

/** On disk; larger files are streamed in their turn: several of them in memory at once would not be flat memory. */
const MAX_WHOLE_BYTES = 2 * 2 ** 20;
/** Decompressed; beyond it a file is streamed too. */
const MAX_TEXT_BYTES = 2 ** 24;

/** Maps symbols to their exchanges. */
interface Known {
  readonly master: SecurityMaster;
  readonly parent: Snapshot | null;
}

/** All prices of a delivery, set aside by symbol, and the sessions of the market they show. */
export class PriceDeliveries {
  readonly #spill: HistorySpill;
  readonly #held: HeldDeliveries;
  readonly #calendars = new ExchangeCalendars();
  readonly #master: SecurityMaster;
  readonly #parent: Snapshot | null;
  /** Symbols of which a delivery breaks off and goes on at another level. */
  readonly #broken = new Set<string>();
  #rows = 0;

  private constructor(folder: string, { master, parent }: Known) {
    this.#master = master;
    this.#parent = parent;
    this.#spill = new HistorySpill(folder);
    this.#held = new HeldDeliveries(this.#spill);
  }

  /**
   * Reads every price file once.
   *
   * @param survey The files.
   * @param run The import.
   * @param places Who reads them, the folder to set the prices aside in, and the exchanges of the symbols.
   */
  static async read(
    survey: Survey,
    run: ImportRun,
    { work, folder, master }: { readonly work: PriceWork; readonly folder: string; readonly master: SecurityMaster },
  ): Promise<PriceDeliveries> {
    const deliveries = new PriceDeliveries(folder, { master, parent: run.parent });
    try {
      let files = 0;
      const read = prefetch(survey.prices, work.depth, (prices) => readingsOf(prices, work));
      for await (const [, readings] of read) {
        await deliveries.#addFile(readings, run);
        files += 1;
        const { length: total } = survey.prices;
        run.progress({ phase: "prices", done: files, total, amount: deliveries.#rows, unit: "bars" });
      }
      deliveries.#learnSessions(run);
      return deliveries;
    } catch (error) {
      deliveries.close();
      throw error;
    }
  }

  /** Symbols that the files have prices of. */
  get symbols(): ReadonlySet<string> {
    return new Set(this.#held.symbols);
  }

  /** Sessions of each exchange, as all prices show them. */
  get calendars(): ExchangeCalendars {
    return this.#calendars;
  }

  /**
   * Puts the prices of symbols that have changed hands under the symbols of their companies.
   *
   * @param run The import; hears which prices were put elsewhere.
   * @returns The symbols of former owners, whose prices have ended.
   */
  settle(owners: SymbolOwners, run: ImportRun): ReadonlySet<string> {
    const former = new Set<string>();
    for (const symbol of this.#held.symbols) {
      const mayBreak = this.#broken.has(symbol) || this.#held.isInterrupted(symbol);
      if (!owners.mayHaveChanged(symbol) && !mayBreak) continue;
      const lastKnown = run.parent?.prices(symbol)?.bars.day.at(-1) ?? null;
      const delivered = this.take(symbol, run);
      const { deliveries, issues, ended } = owners.settle(symbol, delivered, lastKnown);
      run.found(issues);
      if (ended !== null) former.add(ended);
      for (const delivery of deliveries) run.found(this.#held.add(this.#setAside(delivery)));
    }
    return former;
  }

  /**
   * Gives away what the files deliver for a symbol, in the order of the files.
   *
   * @param run The import; hears what was found when very many small deliveries were joined.
   */
  take(symbol: string, run: ImportRun): readonly DeliveredPrices[] {
    const { delivered, issues } = this.#held.take(symbol);
    run.found(issues);
    return delivered;
  }

  close(): void {
    this.#spill.close();
  }

  /** Holds back what a file delivers until its end has shown that it is sound. */
  async #addFile(readings: Iterable<PriceReading> | AsyncIterable<PriceReading>, run: ImportRun): Promise<void> {
    const mark = this.#spill.mark();
    const added: HeldDelivery[] = [];
    const issues: Issue[] = [];
    let refusal: readonly Issue[] | null = null;
    for await (const reading of readings) {
      if (reading.kind === "issue") issues.push(reading.issue);
      else if (reading.kind === "refusal") refusal = reading.issues;
      else if (reading.history.bars.day.length > 0) added.push(this.#add(reading));
    }
    run.found(refusal ?? issues);
    if (refusal === null) {
      for (const delivery of added) run.found(this.#held.add(delivery));
      return;
    }
    for (const { place } of added) this.#forget(this.#spill.read(place));
    this.#spill.backTo(mark);
  }

  #add(delivery: DeliveredPrices): HeldDelivery {
    this.#rows += delivery.history.bars.day.length;
    if (showsSessions(delivery.history)) this.#calendars.add(inOrder(delivery), this.#calendarOf(delivery));
    if (levelBreak(delivery.history) !== null) this.#broken.add(delivery.history.symbol);
    return this.#setAside(delivery);
  }

  #setAside(delivery: DeliveredPrices): HeldDelivery {
    return heldDelivery(delivery, this.#spill.append(delivery));
  }

  #forget(delivery: DeliveredPrices): void {
    this.#rows -= delivery.history.bars.day.length;
    if (showsSessions(delivery.history)) this.#calendars.remove(inOrder(delivery), this.#calendarOf(delivery));
  }

  /** Of the exchange on which the prices of a delivery were paid; null when unknown. */
  #calendarOf({ history: { symbol }, isUsListing }: DeliveredPrices): string | null {
    const before = this.#parent?.find(symbol) ?? null;
    return this.#master.listing(symbol, { before, isUs: isUsListing === true }).calendar;
  }

  /** What the market has counts too: a delivery of one stock would show no sessions by itself. */
  #learnSessions({ parent }: ImportRun): void {
    for (const instrument of parent?.instruments ?? []) {
      const history = parent?.prices(instrument.symbol);
      if (history && showsSessions(history))
        this.#calendars.add(history, this.#master.listing(instrument.symbol, { before: instrument }).calendar);
    }
  }
}

/** Only stocks and funds show when their exchange is open: coins never rest, and an index is no stock of an exchange. */
function showsSessions({ symbol }: PriceHistory): boolean {
  return kindOfSymbol(symbol) === null;
}

/** The days of a delivery, for the calendar. */
function inOrder({ history }: DeliveredPrices): PriceHistory {
  return { ...history, bars: { ...history.bars, day: risingDays(history.bars.day) } };
}

/** What a price file holds. One that cannot be read as a whole is streamed, which finds what is wrong with it. */
async function readingsOf(
  { file, kind: format }: PlannedFile<PriceFormat>,
  work: PriceWork,
): Promise<Iterable<PriceReading> | AsyncIterable<PriceReading>> {
  const isSmall = file.bytes <= MAX_WHOLE_BYTES;
  const content = isSmall ? await file.readAll(MAX_TEXT_BYTES).catch(() => null) : null;
  return content === null ? streamed(file, format) : work.read({ content, format, name: file.name });
}

function streamed(file: LocatedFile, format: PriceFormat): AsyncIterable<PriceReading> {
  return readPrices(contentOf(file), { format, name: file.name });
}

async function* contentOf(file: LocatedFile): AsyncGenerator<Uint8Array> {
  yield* await file.open();
}
