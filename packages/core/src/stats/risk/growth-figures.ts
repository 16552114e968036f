import { drawdowns } from "../prices/drawdowns.ts";
import { annualReturn252, cagr } from "./growth.ts";
import { perUnitOf } from "./per-unit-of.ts";
import { riskFiguresOf } from "./risk-figures.ts";
import type { FiguresOf, Span } from "./span.ts";

/** What the span brought, how deep it fell, and the one against the other. */
export function growthFigures(
  span: Span,
): FiguresOf<"totalReturn" | "cagr" | "annualReturn252" | "maxDrawdown" | "calmar"> {
  const { closes, returns } = span;
  const figureOf = riskFiguresOf(span);
  const grown = (closes.close.at(-1) as number) / (closes.close[0] as number) - 1;
  const perYear = cagr(closes);
  const deepest = drawdowns(closes, 1)[0]?.depth ?? 0;
  const hasReturn = returns.length > 0;
  return {
    totalReturn: figureOf("totalReturn", hasReturn ? grown : Number.NaN, "history-too-short"),
    cagr: figureOf("cagr", perYear, "history-too-short"),
    annualReturn252: figureOf("annualReturn252", annualReturn252(returns), "history-too-short"),
    maxDrawdown: figureOf("maxDrawdown", hasReturn ? deepest : Number.NaN, "history-too-short"),
    calmar: figureOf(
      "calmar",
      perUnitOf(perYear, -deepest),
      Number.isNaN(perYear) ? "history-too-short" : "denominator-not-positive",
    ),
  };
}
