import type { PriceTarget } from "../../model/index.ts";
import type { InputFolder, OutputFolder, PositionedFile } from "../disk/index.ts";
import { appendBlock, type BlockRange, decodeRows, encodeRows, readBlock } from "./block.ts";
import { readJson, writeList } from "./json-file.ts";

const INDEX = "hot/targets.json";
const BLOCKS = "hot/targets.blocks";
const COLUMNS = [
  "symbol",
  "published",
  "firm",
  "analyst",
  "action",
  "target",
  "priorTarget",
  "priceWhenPosted",
  "currency",
  "source",
] as const;

interface TargetsEntry extends BlockRange {
  readonly symbol: string;
}

/** Writes the hot form of price targets: a block per symbol. */
export function writeTargetBlocks(
  output: OutputFolder,
  targetsOf: Iterable<readonly [symbol: string, targets: readonly PriceTarget[]]>,
): void {
  const file = output.create(BLOCKS);
  const index = Array.from(targetsOf, ([symbol, targets]): TargetsEntry => {
    return { symbol, ...appendBlock(file, encodeRows(COLUMNS, targets)) };
  });
  writeList(output, INDEX, index);
}

/** Reads the price targets of one symbol at a time. */
export class TargetBlocksReader {
  readonly #entryOf: ReadonlyMap<string, TargetsEntry>;
  readonly #file: PositionedFile;

  constructor(input: InputFolder) {
    this.#entryOf = new Map(readJson<TargetsEntry[]>(input, INDEX).map((entry) => [entry.symbol, entry]));
    this.#file = input.open(BLOCKS);
  }

  read(symbol: string): readonly PriceTarget[] {
    const entry = this.#entryOf.get(symbol);
    return entry ? decodeRows<PriceTarget>(COLUMNS, readBlock(this.#file, entry)) : [];
  }
}
