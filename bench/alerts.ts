/** What it costs to hold the alerts of all users against a whole market. */
import { type ColumnCondition, evaluateAlerts, type StandingAlert } from "@plumbline/core/alerts";
import { CHECK_IDS } from "@plumbline/core/checks";
import { SCREEN_METRICS, type ScreenMatrix } from "@plumbline/core/screen";
import { CHANGE_PERIODS } from "@plumbline/core/words";
import { madeUpScreening, STOCKS } from "./_made-up-screening.ts";
import type { Measurement } from "./_run-benches.ts";
import { sized } from "./_size.ts";

const ALERTS = sized(100_000, 1000);
const ROUNDS = sized(5, 1);
const MILLISECONDS = 1000;

export async function run(): Promise<Measurement[]> {
  const { matrix } = madeUpScreening();
  const alerts = Array.from({ length: ALERTS }, (_, place) => alertAt(place));
  const seconds = Array.from({ length: ROUNDS }, () => evaluated(unseen(matrix), alerts)).sort((a, b) => a - b);
  return [
    {
      name: "100,000 alerts of all kinds of number on 10,000 stocks, CPU",
      measured: seconds[Math.floor(ROUNDS / 2)] as number,
      unit: "s",
      goal: "< 2 s",
    },
  ];
}

function evaluated(matrix: ScreenMatrix, alerts: readonly StandingAlert[]): number {
  const start = process.cpuUsage();
  const outcomes = evaluateAlerts(matrix, alerts);
  const { user, system } = process.cpuUsage(start);
  if (outcomes.length !== ALERTS || !outcomes.some(({ rings }) => rings)) throw new Error("Nothing was evaluated.");
  return (user + system) / MILLISECONDS ** 2;
}

/** A market whose percentiles have not been computed yet. */
function unseen(matrix: ScreenMatrix): ScreenMatrix {
  const metrics = [...matrix.metrics].map(
    ([id, { values, ...column }]) => [id, { ...column, values: values.slice() }] as const,
  );
  return { ...matrix, metrics: new Map(metrics) };
}

/** Each column is asked for, and each stock. */
function alertAt(place: number): StandingAlert {
  const condition = conditionAt(place);
  const line = "line" in condition ? condition.line : 0;
  return { condition, row: (place * 7) % STOCKS, line, last: place % 3 === 0 ? null : place % 2 };
}

function conditionAt(place: number): ColumnCondition {
  const direction = place % 2 === 0 ? "above" : "below";
  const line = ((place % 37) - 18) / 10;
  const at = <Item>(items: readonly Item[]): Item => items[Math.floor(place / 8) % items.length] as Item;
  switch (place % 8) {
    case 0:
      return { kind: "price", direction, line };
    case 1:
      return { kind: "change", period: at(CHANGE_PERIODS), direction, line };
    case 2:
      return { kind: "gap", model: at(["dcf", "graham"]), direction, line };
    case 3:
      return { kind: "metric", metric: at(SCREEN_METRICS).id, direction, line };
    case 4:
      return {
        kind: "percentile",
        metric: at(SCREEN_METRICS).id,
        within: at(["market", "sector", "industry"]),
        direction,
        line: (place % 11) / 10,
      };
    case 5:
      return { kind: "check", check: at(CHECK_IDS), turns: at(["pass", "fail", "either"]) };
    case 6:
      return { kind: "moat", change: "any" };
    default:
      return { kind: "consensus", direction };
  }
}
