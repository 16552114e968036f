import type { WireAlertCondition } from "@plumbline/contract";
import { Failure } from "../http/index.ts";
import type { ServedMarket } from "../market-access/index.ts";
import { MAX_MEMBERS } from "./judge-alerts.ts";
import { symbolsPassing } from "./judged-market.ts";

/**
 * Looks at a screen before it is watched.
 *
 * @throws {Failure} `invalidParameter` of filters that this market does not have, and where more stocks pass than are remembered.
 */
export async function requireJudgeable(
  { snapshot, screenings }: Pick<ServedMarket, "snapshot" | "screenings">,
  condition: WireAlertCondition,
): Promise<void> {
  if (condition.kind !== "screen") return;
  const field = "condition.paramFilters";
  const members = symbolsPassing(await screenings.of(snapshot), condition.paramFilters);
  if (members === null) throw new Failure("invalidParameter", { phrase: "alert without sense", field });
  if (members.length > MAX_MEMBERS) throw new Failure("invalidParameter", { phrase: "screen of too many", field });
}
