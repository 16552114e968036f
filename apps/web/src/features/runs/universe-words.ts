import { useClassification, useText } from "../../i18n/index.ts";
import type { Run } from "./runs.query.ts";

/** Codes that are named; of more, how many there are. */
const MAX_NAMED = 4;

/** The stocks that a run looked at, in a few words. */
export function useUniverseWords(): (universe: Run["input"]["universe"]) => string {
  const text = useText();
  const { sector } = useClassification();
  const listed = (names: readonly string[]) => names.slice(0, MAX_NAMED).join(", ");
  return (universe) => {
    if ("market" in universe) return text("runs.universe.market");
    const names = "codes" in universe ? universe.codes : universe.sectors.map(sector);
    if (names.length <= MAX_NAMED) return listed(names);
    return text("runs.universe.more", { names: listed(names), n: names.length - MAX_NAMED });
  };
}
