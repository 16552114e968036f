import type { DeliveredPrices } from "../quality/index.ts";
import { TradingCalendar } from "../quality/index.ts";
import { type LocatedFile, ReadAhead } from "../sources/files/index.ts";
import { readPrices } from "../sources/prices/index.ts";
import { fileIssue } from "./file-issue.ts";
import { HistorySpill, type SpillPlace } from "./history-spill.ts";
import type { ImportRun } from "./import-run.ts";
import type { Survey } from "./survey.ts";

/** Two are decompressed while one is parsed. */
const FILES_AHEAD = 2;
/** Decompressed; beyond it a file is streamed, so that memory stays flat. */
const SMALL_BYTES = 1 << 24;
/** Price files become a third when they are compressed. */
const USUAL_EXPANSION = 4;

/** All prices of a delivery, set aside by symbol, and the sessions of the market they show. */
export class PriceDeliveries {
  readonly #spill: HistorySpill;
  readonly #places = new Map<string, SpillPlace[]>();
  readonly #calendar = new TradingCalendar();
  #rows = 0;

  private constructor(folder: string) {
    this.#spill = new HistorySpill(folder);
  }

  /**
   * Reads every price file once.
   *
   * @param survey The files.
   * @param run The import.
   * @param folder Where to set the prices aside.
   */
  static async read(survey: Survey, run: ImportRun, folder: string): Promise<PriceDeliveries> {
    const deliveries = new PriceDeliveries(folder);
    try {
      const ahead = new ReadAhead(
        survey.prices.map(({ file }) => file),
        { depth: FILES_AHEAD, atMost: SMALL_BYTES },
      );
      for (const [index, { file, format }] of survey.prices.entries()) {
        try {
          const content = await contentOf(ahead.take(file));
          for await (const reading of readPrices(content, { format, name: file.name })) {
            if (reading.kind === "issue") run.found([reading.issue]);
            else deliveries.#add(reading);
          }
        } catch (error) {
          run.found([fileIssue(file.name, error)]);
        }
        const { length: total } = survey.prices;
        run.progress({ phase: "prices", done: index + 1, total, amount: deliveries.#rows, unit: "bars" });
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
    return new Set(this.#places.keys());
  }

  /** Sessions of the market, rising; `null` while too few stocks are known to tell. */
  sessions(): Int32Array | null {
    const sessions = this.#calendar.sessions();
    return sessions.length === 0 ? null : sessions;
  }

  /** What the files deliver for a symbol, in the order of the files. */
  of(symbol: string): DeliveredPrices[] {
    return (this.#places.get(symbol) ?? []).map((place) => this.#spill.read(place));
  }

  close(): void {
    this.#spill.close();
  }

  #add(delivery: DeliveredPrices): void {
    const { symbol, bars } = delivery.history;
    if (bars.day.length === 0) return;
    this.#rows += bars.day.length;
    const place = this.#spill.append(delivery);
    const known = this.#places.get(symbol);
    if (known === undefined) this.#places.set(symbol, [place]);
    else known.push(place);
    this.#calendar.add({ ...delivery.history, bars: { ...bars, day: risingDays(bars.day) } });
  }

  /** What the market has counts too: a delivery of one stock would show no sessions by itself. */
  #learnSessions({ parent }: ImportRun): void {
    for (const { symbol } of parent?.instruments ?? []) {
      const history = parent?.prices(symbol);
      if (history) this.#calendar.add(history);
    }
  }
}

/** The days of a delivery, whatever order its file has, each once. */
function risingDays(day: Int32Array): Int32Array {
  const isRising = day.every((value, row) => row === 0 || value > (day[row - 1] as number));
  return isRising ? day : Int32Array.from(new Set(day)).sort();
}

/** A small file is read at once. One that cannot be is streamed: what stands before its fault is used. */
async function contentOf(file: LocatedFile): Promise<AsyncIterable<Uint8Array> | Uint8Array> {
  if (file.bytes * USUAL_EXPANSION > SMALL_BYTES) return file.open();
  return file.readAll(SMALL_BYTES).catch(() => file.open());
}
