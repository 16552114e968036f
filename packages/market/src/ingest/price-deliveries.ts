import type { DeliveredPrices } from "../quality/index.ts";
import { TradingCalendar } from "../quality/index.ts";
import type { LocatedFile } from "../sources/files/index.ts";
import { type PriceFormat, type PriceReading, readPrices } from "../sources/prices/index.ts";
import { fileIssue } from "./file-issue.ts";
import { HistorySpill, type SpillPlace } from "./history-spill.ts";
import type { ImportRun } from "./import-run.ts";
import { inAdvance } from "./in-advance.ts";
import type { PriceWork } from "./price-work/index.ts";
import type { Survey } from "./survey.ts";

/** On disk; larger files are streamed in their turn: several of them in memory at once would not be flat memory. */
const LARGEST_WHOLE = 2 * 2 ** 20;
/** Decompressed; beyond it a file is streamed too. */
const LARGEST_TEXT = 2 ** 24;

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
   * @param places Who reads them, and the folder to set the prices aside in.
   */
  static async read(
    survey: Survey,
    run: ImportRun,
    { work, folder }: { readonly work: PriceWork; readonly folder: string },
  ): Promise<PriceDeliveries> {
    const deliveries = new PriceDeliveries(folder);
    try {
      let files = 0;
      const read = inAdvance(survey.prices, work.depth, (prices) => readingsOf(prices, work));
      for await (const [{ file }, readings] of read) {
        try {
          for await (const reading of readings) {
            if (reading.kind === "issue") run.found([reading.issue]);
            else deliveries.#add(reading);
          }
        } catch (error) {
          run.found([fileIssue(file.name, error)]);
        }
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
    return new Set(this.#places.keys());
  }

  /** Sessions of the market, rising; `null` while too few stocks are known to tell. */
  sessions(): Int32Array | null {
    const sessions = this.#calendar.sessions();
    return sessions.length === 0 ? null : sessions;
  }

  /** Gives away what the files deliver for a symbol, in the order of the files. */
  take(symbol: string): DeliveredPrices[] {
    const places = this.#places.get(symbol) ?? [];
    return places.splice(0).map((place) => this.#spill.read(place));
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

/** What a price file holds. One that cannot be read as a whole is streamed: what stands before its fault is used. */
async function readingsOf(
  { file, format }: Survey["prices"][number],
  work: PriceWork,
): Promise<Iterable<PriceReading> | AsyncIterable<PriceReading>> {
  const isSmall = file.bytes <= LARGEST_WHOLE;
  const content = isSmall ? await file.readAll(LARGEST_TEXT).catch(() => null) : null;
  return content === null ? streamed(file, format) : work.read({ content, format, name: file.name });
}

async function* streamed(file: LocatedFile, format: PriceFormat): AsyncGenerator<PriceReading> {
  yield* readPrices(await file.open(), { format, name: file.name });
}
