import type { WireBacktestResult, WireMissing } from "@plumbline/contract";
import { ENGINE_VERSION } from "@plumbline/market/backtests";

/** Versions are the last that a result says. */
const ENGINE_OF = /"versions":\{"engine":(\d+),[^{}]*\}\}$/;
const MAX_LENGTH_OF_VERSIONS = 1000;

/** In place of what an earlier version of the engine did not keep. */
export const NOT_KEPT: WireMissing = { value: null, because: "earlier-engine" };

type Statistics = WireBacktestResult["statistics"];
type Honesty = WireBacktestResult["honesty"];
type Sweep = NonNullable<WireBacktestResult["sweep"]>;

/** A result as some version of the engine stored it: the first ones did not count everything. */
type StoredResult = Omit<WireBacktestResult, "executions" | "statistics" | "honesty" | "sweep"> & {
  readonly executions?: WireBacktestResult["executions"];
  readonly statistics: Omit<Statistics, "sinceFirstTrade" | "counts"> &
    Partial<Pick<Statistics, "sinceFirstTrade">> & {
      readonly counts: Omit<Statistics["counts"], "orders"> & Partial<Statistics["counts"]>;
    };
  readonly sweep: (Omit<Sweep, "sampled"> & Partial<Pick<Sweep, "sampled">>) | null;
  readonly honesty: Omit<Honesty, "truncation" | "survivors" | "bootstrap"> & {
    readonly truncation: Pick<Honesty["truncation"], "cuts" | "differences"> & Partial<Honesty["truncation"]>;
    readonly survivors: Omit<Honesty["survivors"], "least"> & Partial<Honesty["survivors"]>;
    readonly bootstrap: Omit<Honesty["bootstrap"], "seesRegimes"> & Partial<Honesty["bootstrap"]>;
  };
};

/**
 * Whether a stored result is of an earlier version of the engine. It looks at the end of the text alone.
 *
 * @param json The result, as it was stored.
 */
export function isOfEarlierEngine(json: string): boolean {
  const engine = ENGINE_OF.exec(json.slice(-MAX_LENGTH_OF_VERSIONS))?.[1];
  return engine !== undefined && Number(engine) < ENGINE_VERSION;
}

/**
 * The result of an earlier version in the form of today's: what was not counted then is missing and says why. Up to version 4 each sale of
 * a part was a trade of its own; such a result keeps its trades and their figures, and has no executions.
 */
export function completedResult({
  executions = NOT_KEPT,
  statistics,
  sweep,
  honesty,
  ...rest
}: StoredResult): WireBacktestResult {
  const { truncation, survivors, bootstrap } = honesty;
  return {
    ...rest,
    executions,
    statistics: completedStatistics(statistics),
    sweep: sweep && { sampled: NOT_KEPT, ...sweep },
    honesty: {
      ...honesty,
      truncation: { stocks: NOT_KEPT, compared: NOT_KEPT, ...truncation },
      survivors: { least: NOT_KEPT, ...survivors },
      bootstrap: { seesRegimes: false, ...bootstrap },
    },
  };
}

/** Up to version 3, what a run was compared with lay in cash until the strategy first traded: that is no figure of the whole run. */
function completedStatistics({ counts: kept, ...statistics }: StoredResult["statistics"]): Statistics {
  const { sinceFirstTrade, beside } = statistics;
  const counts = { orders: NOT_KEPT, ...kept };
  if (sinceFirstTrade) return { ...statistics, counts, sinceFirstTrade };
  const unknown = (figures: Compared) => figures && mapValues(figures, () => NOT_KEPT);
  return { ...statistics, counts, sinceFirstTrade: NOT_KEPT, beside: mapValues(beside, unknown) };
}

type Compared = Statistics["beside"]["benchmark"];

function mapValues<Key extends string, Value, Mapped>(
  record: Readonly<Record<Key, Value>>,
  map: (value: Value) => Mapped,
) {
  return Object.fromEntries(Object.entries<Value>(record).map(([key, value]) => [key, map(value)])) as Record<
    Key,
    Mapped
  >;
}
