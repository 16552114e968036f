import type { WireSavedItem } from "@plumbline/contract";
import type { SavedKind } from "@plumbline/contract/calls";
import { readAddress } from "../../router/address.ts";

/** A state on screen, by the address under which it would be saved. */
export interface ShownState {
  readonly kind: SavedKind;
  readonly address: string;
}

/**
 * The saved item that a state comes from: the one with the same state, or else the one that was on screen before it was
 * changed. The valuation of another stock comes from none.
 *
 * @param before Id of the item that was on screen last.
 */
export function originOf(
  items: readonly WireSavedItem[],
  { kind, address }: ShownState,
  before: string | undefined,
): WireSavedItem | null {
  const ofKind = items.filter((item) => item.kind === kind);
  const same = ofKind.find((item) => item.address === address);
  if (same) return same;
  const changed = ofKind.find(({ id }) => id === before);
  return changed && stockOf(changed.address) === stockOf(address) ? changed : null;
}

const stockOf = (address: string): string | undefined => readAddress(address).query.code;

/** By kind, the id of the item that was on screen last: a reader who comes back to a changed state finds it again. */
const lastShown = new Map<SavedKind, string>();

/** `originOf` for what is on screen now. */
export function shownOrigin(items: readonly WireSavedItem[], state: ShownState): WireSavedItem | null {
  const origin = originOf(items, state, lastShown.get(state.kind));
  if (origin) lastShown.set(state.kind, origin.id);
  return origin;
}
