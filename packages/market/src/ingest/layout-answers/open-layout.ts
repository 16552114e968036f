import type { Answers, AskedItem, AskedTopic, NamelessFile, Preview } from "../../model/index.ts";
import { BY_NAME } from "./answered-symbols.ts";
import { CurrencyDoubts, type KnownCurrency } from "./currency-doubts.ts";
import { proposedAnswer } from "./proposed-answer.ts";

const NAMED_FILES = 3;
/** Nobody types more symbols in one line. */
const MAX_NAMELESS = 20;

/** How many files have something open, the first of them, and what is asked. */
interface OpenItem {
  item: AskedItem;
  files: number;
  readonly name: string;
}

/** A layout of which something is not known, and the files of a delivery that have it. */
export class OpenLayout {
  readonly layout: string;
  /** How many files have this layout and do not show everything. */
  files = 0;
  /** The first ones. */
  readonly names: string[] = [];
  /** The first rows of the first file, as they would be read. */
  readonly preview: Preview;
  readonly #asks = new Map<AskedTopic, OpenItem>();
  /** The one answer that suits all files; null where they differ. */
  readonly #proposed = new Map<AskedTopic, string | null>();
  readonly #currencies = new CurrencyDoubts();
  /** The first files without a symbol, and how many of all are called after a word that may be one. */
  readonly #nameless: NamelessFile[] = [];
  #words = 0;
  /** False where a person said the currency of all symbols before: it may be corrected, and is not asked. */
  #isCurrencyAsked = true;

  constructor(layout: string, preview: Preview) {
    this.layout = layout;
    this.preview = preview;
  }

  /**
   * Adds a file.
   *
   * @param name Its name.
   * @param asks What it does not show.
   * @param preview Its first rows, where it may lack its symbol.
   */
  add(name: string, asks: readonly AskedItem[], preview: Preview | null): void {
    this.files += 1;
    if (this.names.length < NAMED_FILES) this.names.push(name);
    for (const item of asks) {
      const known = this.#asks.get(item.topic) ?? { item, files: 0, name };
      known.files += 1;
      if (known.item.likeliest === null) known.item = item;
      this.#asks.set(item.topic, known);
      this.#propose(item);
      if (item.topic === "currency") this.#currencies.add(name, item);
      if (item.topic !== "symbol") continue;
      if (item.likeliest !== null) this.#words += 1;
      if (this.#nameless.length === MAX_NAMELESS) continue;
      const [first = null] = preview?.kind === "prices" ? preview.rows : [];
      this.#nameless.push({ name, first, likeliest: item.likeliest });
    }
  }

  /**
   * Hears which currencies lists, the market and exchanges state: what they state is not asked.
   *
   * @param knownCurrency Who states that of a symbol.
   */
  learnCurrencies(knownCurrency: KnownCurrency): void {
    const asked = this.#asks.get("currency");
    if (asked === undefined) return;
    const { unknown, unstated } = this.#currencies.settle(knownCurrency);
    this.#isCurrencyAsked = unknown.files > 0;
    const left = this.#isCurrencyAsked ? unknown : unstated;
    if (left.files === 0) this.#asks.delete("currency");
    else this.#asks.set("currency", { item: asked.item, files: left.files, name: left.name });
  }

  /** How many of the files do not show which symbol they are of. */
  get filesWithoutSymbol(): number {
    return this.#asks.get("symbol")?.files ?? 0;
  }

  /** What its files do not show; what must be known comes first. An item names its file where others show it. */
  get asks(): readonly AskedItem[] {
    const asks = Array.from(this.#asks.values(), ({ item, files, name }) => ({
      ...(item.topic === "symbol" && files > 1 ? this.#symbolsAsked(item) : item),
      ...(files === this.files ? {} : { about: name }),
    }));
    return asks.sort((left, right) => Number(isNeeded(right.topic)) - Number(isNeeded(left.topic)));
  }

  /** Those of `asks` that nobody has said anything about: currencies that a person stated before may be corrected. */
  get openAsks(): readonly AskedItem[] {
    return this.asks.filter(({ topic }) => topic !== "currency" || this.#isCurrencyAsked);
  }

  /** The answer that is proposed for all its files; null where nothing suggests one. */
  proposed(topic: AskedTopic): string | null {
    return this.#proposed.get(topic) ?? null;
  }

  /** The first file that does not show something, and how many do not. */
  filesWithout(topic: AskedTopic): { readonly name: string; readonly files: number } {
    return this.#asks.get(topic) ?? { name: this.names[0] ?? "", files: 0 };
  }

  /** What can be answered: nobody can name very many files without a word to go by. */
  get answerable(): readonly AskedItem[] {
    const canBeNamed = this.filesWithoutSymbol <= MAX_NAMELESS || this.#areAllWords;
    return canBeNamed ? this.asks : this.asks.filter(({ topic }) => topic !== "symbol");
  }

  /** What somebody has to be asked, once some of it was answered. */
  unanswered(answers: Answers): readonly AskedItem[] {
    const { answerable } = this;
    const open = this.openAsks.filter(({ topic }) => answers[topic] === undefined);
    return open.filter(({ topic }) => answerable.some((item) => item.topic === topic));
  }

  #propose(item: AskedItem): void {
    const proposed = proposedAnswer(item);
    const before = this.#proposed.get(item.topic);
    this.#proposed.set(item.topic, before === undefined || before === proposed ? proposed : null);
  }

  get #areAllWords(): boolean {
    return this.#words === this.filesWithoutSymbol;
  }

  #symbolsAsked({ topic, evidence }: AskedItem): AskedItem {
    const choices = this.#areAllWords ? [BY_NAME] : [];
    return { topic, choices, likeliest: choices[0] ?? null, evidence, nameless: this.#nameless };
  }
}

/** True for what must be known before a file can be read. */
export function isNeeded(topic: AskedTopic): boolean {
  return topic !== "basis" && topic !== "currency";
}
