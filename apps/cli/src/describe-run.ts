import type { Figure } from "@plumbline/core/figure";
import type { RunResult } from "@plumbline/market/backtests";
import { describeFinding } from "./describe-finding.ts";

interface About {
  /** The strategy, as it was named. */
  readonly name: string;
  readonly market: string;
}

const WARNINGS: Readonly<Record<RunResult["warnings"][number], string>> = {
  "survivors-only": "Companies that left the market are missing from the data, or most of them are.",
  "adjusted-prices":
    "Some prices include reinvested dividends: their share counts are not those that one would have bought.",
  "fills-at-close": "Orders are filled at the close of the signal itself. That is prone to look ahead.",
  "no-risk-free-rate": "The market has no interest rates: cash earns nothing.",
  "below-one-share": "Some purchases were not made: their money was less than one whole share costs.",
  "currencies-differ": "Stocks in different currencies were added up without exchange rates.",
  "fewer-days": "The market has prices for only a part of the chosen time.",
  "benchmark-begins-later":
    "The benchmark has no prices when this time begins: there is no figure of it for all of it.",
  "stocks-left-out": "Some of the chosen stocks have no prices in this time and were left out.",
};

/** Width of the names in front of numbers. */
const NAMES = 20;

/** Describes what a backtest found, for a terminal. */
export function describeRun(result: RunResult, { name, market }: About): string {
  const { equity, versions, statistics, currency } = result;
  const [from, to] = [equity.date[0], equity.date.at(-1)];
  const blocks = [
    [`${name}, ${from} to ${to}, market "${market}", snapshot ${versions.dataVersion.slice(0, 12)}`],
    [
      row("Final value", `${money(equity.value.at(-1))} ${currency ?? ""}`.trim()),
      ...performanceOf(result),
      row("Trades", `${statistics.counts.trades} closed, ${statistics.counts.open} open`),
      row("Orders filled", String(statistics.counts.orders)),
      row("Costs paid", money(statistics.feesPaid)),
    ],
    ...sweepOf(result),
    [`Honesty grade ${result.honesty.grade}: how far to believe it, not how good it is`, ...findingsOf(result)],
    ...(result.warnings.length > 0 ? [result.warnings.map((warning) => WARNINGS[warning])] : []),
  ];
  return `${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

function performanceOf({ statistics }: RunResult): string[] {
  const { performance, beside } = statistics;
  const { totalReturn, cagr, maxDrawdown, sharpe } = performance;
  const others = Object.entries({
    benchmark: beside.benchmark,
    "buy and hold": beside.buyAndHold,
    "all alike": beside.equalWeight,
  }).flatMap(([name, figures]) => (figures ? [`${name} ${percent(figures.cagr)}`] : []));
  return [
    row("Total return", percent(totalReturn)),
    row("Return a year", [percent(cagr), ...others].join(", ")),
    ...sinceFirstTradeOf(statistics),
    row("Deepest drawdown", percent(maxDrawdown)),
    row("Sharpe ratio", decimal(sharpe)),
  ];
}

function sinceFirstTradeOf({ sinceFirstTrade: since }: RunResult["statistics"]): string[] {
  if (!("date" in since)) return [];
  const { date, account, benchmark } = since;
  const others = benchmark ? [`benchmark ${percent(benchmark.cagr)}`] : [];
  return [row(`  since ${date}`, [percent(account.cagr), ...others, "from the first trade on"].join(", "))];
}

function sweepOf({ sweep }: RunResult): string[][] {
  if (!sweep) return [];
  const { parameters, best, sharpe, finalEquity, sampled } = sweep;
  const tried = `${finalEquity.length} combinations tried${sampledOf(finalEquity.length, sampled)}`;
  if (best === null) return [[`${tried}; none has a Sharpe ratio`]];
  const values = valuesAt(parameters, best).map(({ name, value }) => `${name} ${value}`);
  return [[`${tried}; the best: ${values.join(", ")}, Sharpe ratio ${sharpe[best]?.toFixed(2)}`]];
}

function sampledOf(combinations: number, sampled: number): string {
  return sampled < combinations ? ` (overfitting and walk-forward compare ${sampled} of them)` : "";
}

/** The values of a combination: the last parameter changes first. */
function valuesAt(parameters: NonNullable<RunResult["sweep"]>["parameters"], place: number) {
  let rest = place;
  return parameters
    .toReversed()
    .map(({ name, values }) => {
      const value = values[rest % values.length];
      rest = Math.floor(rest / values.length);
      return { name, value };
    })
    .toReversed();
}

function findingsOf({ honesty }: RunResult): string[] {
  const { breakEvenCost } = honesty;
  const because = breakEvenCost.value === null ? breakEvenCost.because : null;
  const beside = { isLeast: because === "gains-at-every-cost", isNone: because === "loses-without-costs" };
  return honesty.findings.map(({ rule, state, value, cap }) => {
    const limit = cap === null ? "" : `  (grade ${cap} at most)`;
    return `  ${state.padEnd(8)}${rule}  ${describeFinding(rule, value, beside)}${limit}`;
  });
}

function row(name: string, value: string): string {
  return `${name.padEnd(NAMES)} ${value}`;
}

function money(value: number | undefined): string {
  return (value ?? Number.NaN).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

function percent(figure: Figure): string {
  return figure.value === null ? `- (${figure.because})` : `${(figure.value * 100).toFixed(1)} %`;
}

function decimal(figure: Figure): string {
  return figure.value === null ? `- (${figure.because})` : figure.value.toFixed(2);
}
