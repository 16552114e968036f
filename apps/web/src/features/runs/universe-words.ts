import { useClassification, useText } from "../../i18n/index.ts";
import type { ListedRun, Run } from "./runs.query.ts";

type Universe = ListedRun["universe"];

/** Names that are shown, as in the list; of more, how many there are. */
const MAX_NAMED = 4;

/** The stocks that a run was asked for, as the list of runs has them. */
export function listedUniverse(universe: Run["input"]["universe"]): Universe {
  if ("market" in universe) return { kind: "market", names: [], count: 0 };
  const [kind, names] =
    "codes" in universe ? ["codes" as const, universe.codes] : ["sectors" as const, universe.sectors];
  return { kind, names: names.slice(0, MAX_NAMED), count: names.length };
}

/** The stocks that a run looked at, in a few words. */
export function useUniverseWords(): (universe: Universe) => string {
  const text = useText();
  const { sector } = useClassification();
  return ({ kind, names, count }) => {
    if (kind === "market") return text("runs.universe.market");
    const listed = (kind === "codes" ? names : names.map(sector)).join(", ");
    const unnamed = count - names.length;
    return unnamed === 0 ? listed : text("runs.universe.more", { names: listed, n: unnamed });
  };
}
