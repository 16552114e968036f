import { missing, type Reason } from "../../figure/index.ts";
import type { DailyCloses } from "../prices/daily-closes.ts";
import { againstBenchmark } from "./against-benchmark.ts";
import { riskFiguresOf } from "./risk-figures.ts";
import type { RiskFree } from "./risk-free.ts";
import type { FiguresOf, Span } from "./span.ts";

/** A slope through fewer days says more of single days than of the stock. */
const MIN_DAYS = 60;

type Figures = FiguresOf<"beta" | "alpha" | "correlation" | "trackingError" | "informationRatio">;

/** How the stock moved with the benchmark, and how many days say so. */
export function benchmarkFigures(
  span: Span,
  benchmark: DailyCloses | null,
  riskFree: RiskFree | null,
): { readonly commonDays: number; readonly figures: Figures } {
  if (benchmark === null) return { commonDays: 0, figures: none("not-available-from-provider") };
  const found = againstBenchmark(span.closes, benchmark, riskFree);
  const { n, from, to } = found;
  if (n < MIN_DAYS || from === undefined || to === undefined) {
    return { commonDays: n, figures: none("history-too-short") };
  }
  const figureOf = riskFiguresOf(span, { from, to });
  const whyNoAlpha = Number.isNaN(found.beta) ? "denominator-not-positive" : "not-available-from-provider";
  const figures = {
    beta: figureOf("beta", found.beta, "denominator-not-positive"),
    alpha: figureOf("alpha", found.alpha, whyNoAlpha),
    correlation: figureOf("correlation", found.correlation, "denominator-not-positive"),
    trackingError: figureOf("trackingError", found.trackingError, "denominator-not-positive"),
    informationRatio: figureOf("informationRatio", found.informationRatio, "denominator-not-positive"),
  };
  return { commonDays: n, figures };
}

function none(because: Reason): Figures {
  const figure = missing(because);
  return { beta: figure, alpha: figure, correlation: figure, trackingError: figure, informationRatio: figure };
}
