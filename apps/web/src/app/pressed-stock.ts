import { stockAddress } from "../router/index.ts";

/** A stock whose row is pressed. */
export interface PressedStock {
  readonly symbol: string;
  /** In the reader's language, as the row has it. */
  readonly name: string;
  /** The address that the row leads to. */
  readonly address: string;
  /** The box that ticks its company for a comparison, in the screener. */
  readonly tick: HTMLInputElement | null;
  readonly row: HTMLElement;
  /** What the menu is drawn beside. */
  readonly anchor: HTMLElement;
  readonly focusedBefore: HTMLElement | undefined;
}

/** What has a use of its own when it is held. */
const HELD_ITSELF = "[data-handle], input, textarea, select";

/**
 * The stock whose row an element belongs to, or null. A row names its stock in `data-stock` and `data-name`; inside
 * `data-menu-place`, which may close when the menu takes the focus, the menu stands beside that.
 */
export function stockAt(target: Element): PressedStock | null {
  const row = target.closest<HTMLElement>("[data-stock]");
  const { stock: symbol, name } = row?.dataset ?? {};
  if (!row || symbol === undefined || name === undefined || target.closest(HELD_ITSELF)) return null;
  const focused = document.activeElement;
  return {
    symbol,
    name,
    address: addressIn(row) ?? stockAddress(symbol),
    tick: row.querySelector<HTMLInputElement>("input[data-compare]"),
    row,
    anchor: row.closest<HTMLElement>("[data-menu-place]") ?? row,
    focusedBefore: focused instanceof HTMLElement && focused !== document.body ? focused : undefined,
  };
}

function addressIn(row: HTMLElement): string | undefined {
  const link = row.matches("a") ? row : row.querySelector("a");
  return link?.getAttribute("href")?.replace(/^#/, "");
}
