import { paramFilters, stored } from "../../../state/index.ts";
import {
  EMPTY_SCREEN,
  namesScreen,
  readScreen,
  type ScreenQuery,
  type ScreenState,
  writeScreen,
} from "./screen-state.ts";

/** Order, length and columns of the last screen, beside its filters. */
const screenView = stored<ScreenState>("screenView", {
  fallback: EMPTY_SCREEN,
  read: (text) => readScreen(Object.fromEntries(new URLSearchParams(text))),
  write: (state) => {
    const { sort, take, cols } = writeScreen(state);
    const said = Object.entries({ sort, take, cols }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    );
    return new URLSearchParams(said).toString();
  },
});

/** The screen of an address; the one that was seen last where the address names none. */
export function screenOf(query: ScreenQuery): ScreenState {
  const asked = readScreen(query);
  return namesScreen(query) ? asked : { ...screenView.read(), filters: paramFilters.read(), why: asked.why };
}

export function rememberScreen(state: ScreenState): void {
  paramFilters.write(state.filters);
  screenView.write({ ...state, filters: [], why: null });
}
