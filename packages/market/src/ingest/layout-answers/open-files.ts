import type { AskedItem, AskedTopic, LayoutQuestion, Preview } from "../../model/index.ts";
import type { LocatedFile } from "../../sources/files/index.ts";
import type { PriceFormat } from "../../sources/prices/index.ts";
import type { TargetsKind } from "../../sources/targets/index.ts";
import { FilePlan, type PlannedFile } from "../file-plan.ts";
import { OpenLayout } from "./open-layout.ts";

/** What a file was recognised as, with what it does not show. */
export type OpenKind = PriceFormat | OpenPrices | OpenTargets;

/** Prices that cannot be read yet, without what is kept once for their layout. */
export interface OpenPrices {
  readonly kind: "question";
  readonly layout: string;
  readonly topics: readonly AskedTopic[];
}

/** Price targets that cannot be read yet. */
export interface OpenTargets {
  readonly kind: "targets";
  readonly layout: string;
  readonly topics: readonly AskedTopic[];
  readonly targets: TargetsKind;
}

/** What a file does not show. */
interface OpenPoints {
  readonly layout: string;
  readonly asks: readonly AskedItem[];
  /** Made for the first file of a layout only. */
  readonly preview: () => Preview;
  readonly kind: OpenKind;
}

/** Nobody answers more questions. */
const MAX_LAYOUTS = 1_000;

/** Files that do not show everything that is worth knowing of them, until somebody was asked. */
export class OpenFiles {
  readonly #plan: FilePlan<OpenKind>;
  readonly #layouts = new Map<string, OpenLayout>();

  /** @param folder Where to note files that are more than memory should hold. */
  constructor(folder: string) {
    this.#plan = new FilePlan(folder);
  }

  /** In the order in which their first files came. */
  get layouts(): Iterable<OpenLayout> {
    return this.#layouts.values();
  }

  get files(): Iterable<PlannedFile<OpenKind>> {
    return this.#plan;
  }

  /**
   * Sets a price file aside, where something about it can be asked.
   *
   * @param file The file.
   * @param recognised What it is, as far as it shows that.
   * @param preview Its first rows, where they are not part of a question.
   * @returns False when nothing can be asked about it.
   */
  addPrices(file: LocatedFile, recognised: PriceFormat | LayoutQuestion, preview: () => Preview): boolean {
    const { layout, asks } = recognised;
    if (recognised.kind !== "question") {
      return this.#add(file, { layout, asks, preview, kind: { ...recognised, asks: asks.map(withoutSymbols) } });
    }
    const topics = asks.map(({ topic }) => topic);
    return this.#add(file, {
      layout,
      asks,
      preview: () => recognised.preview,
      kind: { kind: "question", layout, topics },
    });
  }

  /** Sets a file of price targets aside, as `addPrices` does. */
  addTargets(file: LocatedFile, targets: TargetsKind, { layout, asks, preview }: LayoutQuestion): boolean {
    const topics = asks.map(({ topic }) => topic);
    return this.#add(file, {
      layout,
      asks,
      preview: () => preview,
      kind: { kind: "targets", layout, topics, targets },
    });
  }

  close(): void {
    this.#plan.close();
  }

  #add(file: LocatedFile, { layout, asks, preview, kind }: OpenPoints): boolean {
    if (asks.length === 0) return false;
    const known = this.#layouts.get(layout);
    if (known === undefined && this.#layouts.size >= MAX_LAYOUTS) return false;
    const open = known ?? new OpenLayout(layout, preview());
    this.#layouts.set(layout, open);
    open.add(file.name, asks, kind.kind === "question" ? preview() : null);
    this.#plan.add(file, kind);
    return true;
  }
}

/** A plan keeps each kind of file once: symbols would make every file a kind of its own. */
function withoutSymbols({ topic, choices, likeliest, evidence }: AskedItem): AskedItem {
  return { topic, choices, likeliest, evidence: evidence.code === "either-unit" ? { code: "no-currency" } : evidence };
}
