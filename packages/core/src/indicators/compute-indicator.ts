import type { Bars } from "../series/index.ts";
import {
  INDICATOR_IDS,
  INDICATORS,
  type IndicatorId,
  type IndicatorOutput,
  type IndicatorParameter,
  type IndicatorParameterId,
} from "../words/index.ts";
import { averageDirectionalIndex } from "./average-directional-index.ts";
import { bollingerBands } from "./bollinger-bands.ts";
import { donchianChannel, priorDonchianChannel } from "./donchian-channel.ts";
import { exponentialMovingAverage } from "./exponential-moving-average.ts";
import { distanceFromHigh, highest, lowest } from "./highest-lowest.ts";
import { macd } from "./macd.ts";
import { momentum, rateOfChange } from "./momentum.ts";
import { onBalanceVolume } from "./on-balance-volume.ts";
import { relativeStrengthIndex } from "./relative-strength-index.ts";
import { returnVolatility } from "./return-volatility.ts";
import { simpleMovingAverage } from "./simple-moving-average.ts";
import { stochastic } from "./stochastic.ts";
import { averageTrueRange, trueRange } from "./true-range.ts";
import { weightedMovingAverage } from "./weighted-moving-average.ts";

type Parameters<Id extends IndicatorId> = Readonly<Record<IndicatorParameterId<Id>, number>>;

/** The columns of an indicator, by the names of its lines. */
export type IndicatorColumns<Id extends IndicatorId> = Readonly<Record<IndicatorOutput<Id>, Float64Array>>;

export interface ChosenIndicator<Id extends IndicatorId> {
  readonly indicator: Id;
  /** Those left out have their defaults. */
  readonly parameters?: Partial<Parameters<Id>>;
}

type Compute<Id extends IndicatorId> = (bars: Bars, parameters: Parameters<Id>) => IndicatorColumns<Id>;

const COMPUTE: { readonly [Id in IndicatorId]: Compute<Id> } = {
  sma: ({ close }, { length }) => ({ value: simpleMovingAverage(close, length) }),
  ema: ({ close }, { length }) => ({ value: exponentialMovingAverage(close, length) }),
  wma: ({ close }, { length }) => ({ value: weightedMovingAverage(close, length) }),
  bollinger: ({ close }, { length, deviations }) => bollingerBands(close, length, deviations),
  donchian: (bars, { length }) => donchianChannel(bars, length),
  priorDonchian: (bars, { length }) => priorDonchianChannel(bars, length),
  highest: ({ close }, { length }) => ({ value: highest(close, length) }),
  lowest: ({ close }, { length }) => ({ value: lowest(close, length) }),
  fromHigh: ({ close }, { length }) => ({ value: distanceFromHigh(close, length) }),
  rsi: ({ close }, { length }) => ({ value: relativeStrengthIndex(close, length) }),
  stochastic: (bars, lengths) => stochastic(bars, lengths),
  macd: ({ close }, lengths) => macd(close, lengths),
  adx: (bars, { length }) => averageDirectionalIndex(bars, length),
  trueRange: (bars) => ({ value: trueRange(bars) }),
  atr: (bars, { length }) => ({ value: averageTrueRange(bars, length) }),
  volatility: ({ close }, { length, barsPerYear }) => ({ value: returnVolatility(close, length, { barsPerYear }) }),
  momentum: ({ close }, { length }) => ({ value: momentum(close, length) }),
  roc: ({ close }, { length }) => ({ value: rateOfChange(close, length) }),
  obv: (bars) => ({ value: onBalanceVolume(bars) }),
};

/**
 * Computes an indicator by its id. Highest, lowest and the distance from the high are those of closes, channels those of highs and
 * lows; the volatility is of simple returns, per year.
 *
 * @param bars The whole history, oldest first, split-adjusted: averages that never forget depend on where it begins (IND-04).
 * @param chosen An id of `INDICATORS`, and numbers within the bounds stated there.
 * @returns A column as long as the bars for each line of the indicator; NaN where there are not yet enough bars, where a price is
 *   missing and where prices do not move (IND-02, IND-03).
 * @throws {RangeError} if there is no such indicator or parameter, or a parameter is out of its bounds.
 *
 * @example
 * computeIndicator(bars, { indicator: "macd", parameters: { signal: 5 } }).histogram;
 */
export function computeIndicator<Id extends IndicatorId>(
  bars: Bars,
  { indicator, parameters = {} }: ChosenIndicator<Id>,
): IndicatorColumns<Id> {
  const complete = completed(indicator, parameters);
  return COMPUTE[indicator](bars, complete);
}

/** The parameters as chosen, the others with their defaults. */
function completed<Id extends IndicatorId>(indicator: Id, chosen: Partial<Parameters<Id>>): Parameters<Id> {
  if (!Object.hasOwn(INDICATORS, indicator)) {
    throw new RangeError(`There is no indicator "${indicator}"; choose one of ${INDICATOR_IDS.join(", ")}.`);
  }
  const parameters: readonly IndicatorParameter[] = INDICATORS[indicator].parameters;
  const given: Readonly<Record<string, unknown>> = chosen;
  for (const id in given) {
    if (parameters.some((parameter) => parameter.id === id)) continue;
    const known = parameters.map((parameter) => parameter.id).join(", ") || "none";
    throw new RangeError(`The indicator ${indicator} has no parameter "${id}"; its parameters: ${known}.`);
  }
  const complete: Record<string, unknown> = {};
  for (const parameter of parameters) {
    const value = given[parameter.id] ?? parameter.default;
    requireWithin(indicator, parameter, value);
    complete[parameter.id] = value;
  }
  return complete as Parameters<Id>;
}

function requireWithin(indicator: IndicatorId, parameter: IndicatorParameter, value: unknown): void {
  const { id, minimum, maximum, isWhole } = parameter;
  const isNumber = isWhole ? Number.isInteger(value) : Number.isFinite(value);
  if (isNumber && (value as number) >= minimum && (value as number) <= maximum) return;
  const kind = isWhole ? "a whole number" : "a number";
  throw new RangeError(
    `The parameter ${id} of ${indicator} is ${value}; choose ${kind} from ${minimum} to ${maximum}.`,
  );
}
