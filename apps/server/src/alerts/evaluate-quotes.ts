import { evaluateAlerts, type LineCondition } from "@plumbline/core/alerts";
import { asOfDay } from "@plumbline/market/companies";
import type { Snapshot } from "@plumbline/market/snapshot";
import type { AccountsContext } from "../accounts/index.ts";
import type { AlertRow } from "./alert-rows.ts";
import type { Judgement } from "./judge-alerts.ts";
import { lineOn } from "./line-on-day.ts";
import { recordJudgements } from "./record-judgements.ts";

/** A price of a share as it is traded now. */
export interface Quote {
  readonly symbol: string;
  readonly price: number;
  /** Day of the session, `YYYY-MM-DD`. */
  readonly day: string;
  /** How many shares one of the last close has become since, where a split is of today; 1 unless given. */
  readonly splitRatio?: number;
}

/** Symbols that one transaction looks at. */
const MAX_SYMBOLS = 200;

/**
 * Holds the alerts on prices against quotes, by the same rule as the closes of a snapshot, which still come: a price that crosses
 * during a session rings then, and its close does not ring again. Of several servers with the same quotes one finds a crossing.
 *
 * @returns How many have rung.
 */
export async function evaluateQuotes(
  { database: { db }, clock }: Pick<AccountsContext, "database" | "clock">,
  snapshot: Snapshot,
  quotes: readonly Quote[],
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
        .where("kind", "=", "price")
        .where("is_paused", "=", false)
        // One that has seen no snapshot is not armed yet.
        .where("last_side", "is not", null)
        .orderBy("id")
        .forUpdate()
        .execute();
      const judgements = alerts.map((alert) => judgeQuote(snapshot, alert, usable.get(alert.code ?? "") as Quote));
      const changed = judgements.filter(({ alert, state }) => state.last_side !== alert.last_side);
      return (await recordJudgements(transaction, changed, { now: clock(), number: null })).length;
    });
  }
  return rung;
}

function judgeQuote(snapshot: Snapshot, alert: AlertRow, { price, day, splitRatio = 1 }: Quote): Judgement {
  const condition = alert.condition as LineCondition;
  const counted = lineOn(snapshot, alert, asOfDay(snapshot));
  const columns = { metrics: new Map([["price", columnOf(price)]]), checks: new Map() };
  const line = (counted?.line ?? condition.line) / splitRatio;
  const [outcome] = evaluateAlerts(columns, [{ condition, row: 0, line, last: alert.last_side }]);
  const { last_side, last_value, line: before, line_day, memory } = alert;
  return {
    alert,
    state: {
      last_side: outcome?.last ?? last_side,
      last_value: outcome ? price : last_value,
      line: counted?.line ?? before,
      line_day: counted?.lineDay ?? line_day,
      memory: counted?.close == null ? memory : { close: counted.close },
    },
    rings: outcome?.rings ? [{ day, value: price, details: {} }] : [],
  };
}

function columnOf(value: number) {
  return { values: Float64Array.of(value), good: "higher" as const, missing: new Uint8Array(1) };
}
