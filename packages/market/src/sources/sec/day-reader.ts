import { type Day, parseDay } from "@plumbline/core/time";
import { KnownTexts } from "./known-texts.ts";

const MAX_CACHED_DAYS = 50_000;
/** The days of forty years. */
const MAX_BYTE_DAYS = 16_384;

/** Reads days written as `YYYY-MM-DD` and remembers them: the files of the SEC repeat few days millions of times. */
export class DayReader {
  #ofBytes: KnownTexts<Day | null> | null = null;
  readonly #known = new Map<string, Day | null>();

  /** The same for days that are read as bytes; made when it is asked for, since it takes half a megabyte. */
  get ofBytes(): KnownTexts<Day | null> {
    this.#ofBytes ??= new KnownTexts(MAX_BYTE_DAYS, (text) => this.read(text));
    return this.#ofBytes;
  }

  /** The day, or `null` when the value is no text or no day of the calendar. */
  read(value: unknown): Day | null {
    if (typeof value !== "string") return null;
    const known = this.#known.get(value);
    if (known !== undefined) return known;
    const read = value.length === 10 ? parseDay(value) : null;
    if (this.#known.size >= MAX_CACHED_DAYS) this.#known.clear();
    this.#known.set(value, read);
    return read;
  }
}
