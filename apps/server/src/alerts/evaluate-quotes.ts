import type { Snapshot } from "@plumbline/market/snapshot";
import type { AccountsContext } from "../accounts/index.ts";
import { IS_QUOTED, judgeQuote, type Quote } from "./judge-quote.ts";
import { recordJudgements } from "./record-judgements.ts";

/** Symbols that one transaction looks at. */
const MAX_SYMBOLS = 200;

export interface QuotesToJudge {
  readonly quotes: readonly Quote[];
  /** Whether one that has seen no snapshot is armed by its first quote: where the market is too old for a snapshot to arm it. */
  readonly arms: boolean;
}

/**
 * Holds the alerts on prices and on their changes of the day against quotes, by the same rule as the closes of a snapshot, which
 * still come: what crosses during a session rings then, and its close does not ring again. Of several servers with the same quotes one finds a crossing.
 *
 * @returns How many have rung.
 */
export async function evaluateQuotes(
  { database: { db }, clock, settings }: Pick<AccountsContext, "database" | "clock" | "settings">,
  snapshot: Snapshot,
  { quotes, arms }: QuotesToJudge,
): Promise<number> {
  const usable = new Map(quotes.filter(({ price }) => price > 0).map((quote) => [quote.symbol, quote]));
  const symbols = [...usable.keys()];
  let rung = 0;
  for (let from = 0; from < symbols.length; from += MAX_SYMBOLS) {
    const asked = symbols.slice(from, from + MAX_SYMBOLS);
    rung += await db.transaction().execute(async (transaction) => {
      const alerts = await transaction
        .selectFrom("alerts")
        .selectAll()
        .where("market", "=", snapshot.manifest.market)
        .where("code", "in", asked)
        .where(IS_QUOTED)
        .where("is_paused", "=", false)
        .$if(!arms, (rows) => rows.where("last_side", "is not", null))
        .orderBy("id")
        .forUpdate()
        .execute();
      const judgements = alerts.map((alert) => judgeQuote(snapshot, alert, usable.get(alert.code ?? "") as Quote));
      const changed = judgements.filter(({ alert, state }) => state.last_side !== alert.last_side);
      return (await recordJudgements(transaction, changed, { now: clock(), number: null, settings })).length;
    });
  }
  return rung;
}
