import { say } from "../../model/index.ts";
import { InputError } from "../files/index.ts";
import { isRecord } from "./is-record.ts";
import { actionOf, currencyOfTargets, instantOf, type StatedRow } from "./stated-target.ts";
import { symbolOfFile } from "./symbol-of-file.ts";

/** The keys of one analyst action in the two shapes it is met in. */
interface ActionKeys {
  readonly published: (row: Record<string, unknown>) => unknown;
  readonly firm: string;
  readonly action: string;
}

/** As yfinance names the columns, and as Yahoo answers; prices and their action have the same name in both. */
const YFINANCE: ActionKeys = { published: ({ GradeDate }) => GradeDate, firm: "Firm", action: "Action" };
const ANSWER: ActionKeys = {
  published: ({ epochGradeDate }) => instantOf(epochGradeDate),
  firm: "firm",
  action: "action",
};

/**
 * Reads Yahoo's analyst actions of one stock: a list `upgrades_downgrades` in the words of yfinance, or an answer of
 * `quoteSummary` with `upgradeDowngradeHistory`.
 *
 * @param json The file.
 * @param name Its name, which is the symbol: no action states it.
 * @throws {InputError} when there is no symbol or no list.
 */
export function yahooActions(json: unknown, name: string): StatedRow[] {
  const symbol = symbolOfFile(name);
  if (symbol === null) throw new InputError("symbol-unknown", say("target-symbol-unnamed"));
  if (!isRecord(json)) throw noList();
  const [rows, keys] = "quoteSummary" in json ? [historyOf(json), ANSWER] : [json.upgrades_downgrades, YFINANCE];
  if (!Array.isArray(rows)) throw noList();
  return rows.map((row: unknown) => {
    if (!isRecord(row)) return "malformed-target";
    return {
      symbol,
      published: keys.published(row),
      firm: row[keys.firm],
      action: yahooAction(row[keys.action], row.priceTargetAction),
      target: row.currentPriceTarget,
      priorTarget: row.priorPriceTarget,
      currency: currencyOfTargets(symbol),
      source: "yahoo",
    };
  });
}

/**
 * What was done to the target; to the rating only where coverage began.
 *
 * @param rating What was done to the rating: `init`, `main`, `reit`, `up`, `down`.
 * @param target What was done to the target: `Announces`, `Raises`, `Lowers`, `Maintains`, `Adjusts`.
 */
export function yahooAction(rating: unknown, target: unknown): string | null {
  return rating === "init" ? actionOf(rating) : actionOf(target);
}

function historyOf({ quoteSummary }: Record<string, unknown>): unknown {
  const results = isRecord(quoteSummary) ? quoteSummary.result : null;
  const [result]: unknown[] = Array.isArray(results) ? results : [];
  const history = isRecord(result) ? result.upgradeDowngradeHistory : null;
  return isRecord(history) ? history.history : null;
}

function noList(): InputError {
  return new InputError("malformed-json", say("no-action-list"));
}
