import { exchangeOfSymbol, symbolOfName } from "../../model/index.ts";
import type { Answers, AskedItem, AskedTopic, PreviewRow } from "../../sources/prices/index.ts";

const NAMED_FILES = 3;

/** A layout of which something is not known, and the files of a delivery that have it. */
export class OpenLayout {
  readonly layout: string;
  /** How many files have this layout and do not show everything. */
  files = 0;
  /** The first ones. */
  readonly names: string[] = [];
  /** The first rows of the first file, as they would be read. */
  readonly preview: readonly PreviewRow[];
  readonly #asks = new Map<AskedTopic, { item: AskedItem; files: number; readonly name: string }>();

  constructor(layout: string, preview: readonly PreviewRow[]) {
    this.layout = layout;
    this.preview = preview;
  }

  /** Adds a file and what it does not show. */
  add(name: string, asks: readonly AskedItem[]): void {
    this.files += 1;
    if (this.names.length < NAMED_FILES) this.names.push(name);
    for (const item of asks) {
      const known = this.#asks.get(item.topic) ?? { item, files: 0, name };
      known.files += 1;
      if (isBetter(item, known.item)) known.item = item;
      this.#asks.set(item.topic, known);
    }
  }

  /** How many of the files do not show which symbol they are of. */
  get filesWithoutSymbol(): number {
    return this.#asks.get("symbol")?.files ?? 0;
  }

  /** What its files do not show; what must be known comes first. Evidence names the file where others show it. */
  get asks(): readonly AskedItem[] {
    const asks = Array.from(this.#asks.values(), ({ item, files, name }) =>
      files === this.files ? item : { ...item, evidence: `${name}: ${item.evidence}` },
    );
    return asks.sort((left, right) => Number(isNeeded(right.topic)) - Number(isNeeded(left.topic)));
  }

  /** The first file that does not show something, and how many do not. */
  filesWithout(topic: AskedTopic): { readonly name: string; readonly files: number } {
    return this.#asks.get(topic) ?? { name: this.names[0] ?? "", files: 0 };
  }

  /** What of it is not answered. A symbol belongs to one file: nobody can answer it for several. */
  unanswered(answers: Answers): readonly AskedItem[] {
    return this.asks.filter(
      ({ topic }) => answers[topic] === undefined && (topic !== "symbol" || this.filesWithoutSymbol === 1),
    );
  }
}

/**
 * What can be asked about a file: not its currency where its name states the exchange, as that of `SAP.DE.csv` does. An
 * answer about other files of its layout would be wrong for it.
 */
export function askable(name: string, asks: readonly AskedItem[]): readonly AskedItem[] {
  const symbol = symbolOfName(name);
  const hasExchange = symbol !== null && exchangeOfSymbol(symbol) !== null;
  return hasExchange ? asks.filter(({ topic }) => topic !== "currency") : asks;
}

/** True for what must be known before a file can be read. */
export function isNeeded(topic: AskedTopic): boolean {
  return topic !== "basis" && topic !== "currency";
}

/** A file that suggests an answer says more than one that suggests none; one jump of a split shows that prices are raw. */
function isBetter(item: AskedItem, known: AskedItem): boolean {
  if (item.likeliest === null) return false;
  return known.likeliest === null || (item.topic === "basis" && item.likeliest === "raw" && known.likeliest !== "raw");
}
