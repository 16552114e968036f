import type { ReactNode } from "react";
import type { Setup, Span } from "./setup-state.ts";

/** Draws the search for an instrument, which belongs to another feature. */
export type RenderPicker = (onPick: (symbol: string) => void) => ReactNode;

/** A watchlist to choose from. */
interface ChosenList {
  readonly name: string;
  readonly codes: readonly string[];
}

/** What a strategy can be tested on. */
export interface Testable {
  readonly span: Span;
  readonly sectors: readonly string[];
  /** Stocks with prices. */
  readonly stocks: number;
  readonly lists: readonly ChosenList[];
  readonly renderPicker: RenderPicker;
}

/** Changes some parts of a setup. */
export type ChangeSetup = (change: Partial<Setup>) => void;
