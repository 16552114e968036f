import { mean } from "../sample/mean.ts";
import { shapeOf } from "../sample/moments.ts";
import { quantile } from "../sample/quantile.ts";
import { standardDeviation } from "../sample/standard-deviation.ts";

/** The return that one day in twenty falls below: below 0 is a loss. */
export interface ValueAtRisk {
  /** The 5 % quantile of the days there were. */
  readonly historical: number;
  /** The same of a normal distribution with their mean and standard deviation. */
  readonly parametric: number;
  /** The same, allowing for skewness and kurtosis; beyond a kurtosis of 11 the expansion is not a distribution. */
  readonly cornishFisher: number;
  /** The mean of the days at or below `historical`: the expected loss of a bad day (CVaR, expected shortfall). */
  readonly conditional: number;
}

const SHARE = 0.05;
/** The 5 % quantile of the standard normal distribution. */
const Z = -1.6448536269514722;

/**
 * Value at risk of one day at 95 %, in the three usual ways, and what is lost beyond it.
 *
 * @param returns Daily returns.
 * @returns NaN where there are too few returns; `historical` needs one, the others two.
 * @see STA-09; Zangari, "A VaR methodology for portfolios that include options", RiskMetrics Monitor, 1996 (Cornish-Fisher)
 *
 * @example
 * valueAtRisk(Float64Array.of(0.1, -0.1, 0, 0.2, -0.1)).historical; // -0.1
 */
export function valueAtRisk(returns: Float64Array): ValueAtRisk {
  const rising = returns.slice().sort();
  const center = mean(returns);
  const historical = quantile(rising, SHARE);
  return {
    historical,
    parametric: center + Z * standardDeviation(returns),
    cornishFisher: center + cornishFisherQuantile(returns),
    conditional: mean(rising.filter((value) => value <= historical)),
  };
}

/** All moments are those of a population, as in the "modified" VaR of PerformanceAnalytics. */
function cornishFisherQuantile(returns: Float64Array): number {
  const { deviation, skewness, kurtosis } = shapeOf(returns);
  const skew = ((Z ** 2 - 1) * skewness) / 6 - ((2 * Z ** 3 - 5 * Z) * skewness ** 2) / 36;
  const tails = ((Z ** 3 - 3 * Z) * (kurtosis - 3)) / 24;
  return (Z + skew + tails) * deviation;
}
