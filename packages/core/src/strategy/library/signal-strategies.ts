import type { Operand } from "../strategy.ts";
import { number, onDays, parameter, price, rankedBy, sma, strategyOf, whole } from "./blocks.ts";
import type { LibraryStrategy } from "./library-strategy.ts";

/** In a run over more stocks than this, so many positions at once. */
const POSITIONS = {
  parameters: { positions: whole(10, 1, 100) },
  positions: { count: parameter("positions") },
} as const;

const RSI: Operand = { indicator: "rsi", parameters: { length: parameter("rsi") } };
const MACD = { fast: parameter("fast"), slow: parameter("slow"), signal: parameter("signal") } as const;
const macd = (output: "line" | "signal"): Operand => ({ indicator: "macd", parameters: MACD, output });
const band = (output: "middle" | "lower"): Operand => ({
  indicator: "bollinger",
  parameters: { length: parameter("length"), deviations: parameter("deviations") },
  output,
});

/** Strategies of one stock's prices or of the calendar, asked at every close. */
export const SIGNAL_STRATEGIES: readonly LibraryStrategy[] = [
  {
    id: "trend-200d",
    family: "trend",
    source: "After Faber, A Quantitative Approach to Tactical Asset Allocation, 2007.",
    caveat: "false-signals",
    strategy: strategyOf({
      parameters: { length: whole(200, 2, 400), ...POSITIONS.parameters },
      entry: { all: [{ left: price("close"), operator: "above", right: sma(parameter("length")) }] },
      exit: { all: [{ left: price("close"), operator: "below", right: sma(parameter("length")) }] },
      positions: POSITIONS.positions,
    }),
  },
  {
    id: "golden-cross",
    family: "trend",
    source: "Brock, Lakonishok and LeBaron, Journal of Finance 47(5), 1992, on rules of moving averages.",
    caveat: "few-trades",
    strategy: strategyOf({
      parameters: { fast: whole(50, 2, 200), slow: whole(200, 5, 400), ...POSITIONS.parameters },
      entry: { all: [{ left: sma(parameter("fast")), operator: "crossesAbove", right: sma(parameter("slow")) }] },
      exit: { all: [{ left: sma(parameter("fast")), operator: "crossesBelow", right: sma(parameter("slow")) }] },
      positions: POSITIONS.positions,
    }),
  },
  {
    id: "rsi2",
    family: "reversion",
    source: "Connors and Alvarez, Short Term Trading Strategies That Work, 2008, ch. 9.",
    caveat: "falling-further",
    strategy: strategyOf({
      parameters: {
        trend: whole(200, 20, 400),
        rsi: whole(2, 2, 30),
        oversold: { value: 5, minimum: 1, maximum: 50, step: 1 },
        recovery: whole(5, 2, 50),
        ...POSITIONS.parameters,
      },
      entry: {
        all: [
          { left: price("close"), operator: "above", right: sma(parameter("trend")) },
          { left: RSI, operator: "below", right: number(parameter("oversold")) },
        ],
      },
      exit: { all: [{ left: price("close"), operator: "above", right: sma(parameter("recovery")) }] },
      ranking: rankedBy(RSI, "lowest"),
      positions: POSITIONS.positions,
    }),
  },
  {
    id: "turtle-20-10",
    family: "trend",
    source: "After Faith, Way of the Turtle, 2007.",
    caveat: "signal-at-close",
    strategy: strategyOf({
      parameters: {
        breakout: whole(20, 2, 250),
        retreat: whole(10, 2, 250),
        range: whole(20, 2, 100),
        multiple: { value: 2, minimum: 0.5, maximum: 10, step: 0.5 },
        risk: { value: 0.01, minimum: 0.001, maximum: 0.1, step: 0.001 },
        ...POSITIONS.parameters,
      },
      entry: {
        all: [
          {
            left: price("close"),
            operator: "above",
            right: { indicator: "priorDonchian", parameters: { length: parameter("breakout") }, output: "upper" },
          },
        ],
      },
      exit: {
        all: [
          {
            left: price("close"),
            operator: "below",
            right: { indicator: "priorDonchian", parameters: { length: parameter("retreat") }, output: "lower" },
          },
        ],
      },
      stops: { trueRanges: { length: parameter("range"), multiple: parameter("multiple") } },
      sizing: { kind: "risk", fraction: parameter("risk") },
      positions: POSITIONS.positions,
    }),
  },
  {
    id: "bollinger-revert",
    family: "reversion",
    source: "Our rules, on the bands of Bollinger, Bollinger on Bollinger Bands, 2001.",
    caveat: "falling-further",
    strategy: strategyOf({
      parameters: {
        length: whole(20, 5, 100),
        deviations: { value: 2, minimum: 0.5, maximum: 4, step: 0.1 },
        trend: whole(200, 20, 400),
        ...POSITIONS.parameters,
      },
      entry: {
        all: [
          { left: price("close"), operator: "below", right: band("lower") },
          { left: price("close"), operator: "above", right: sma(parameter("trend")) },
        ],
      },
      exit: { all: [{ left: price("close"), operator: "atLeast", right: band("middle") }] },
      positions: POSITIONS.positions,
    }),
  },
  {
    id: "macd-cross",
    family: "trend",
    source: "Our rules, on the indicator of Appel, Technical Analysis: Power Tools for Active Investors, 2005.",
    caveat: "false-signals",
    strategy: strategyOf({
      parameters: {
        fast: whole(12, 2, 100),
        slow: whole(26, 3, 200),
        signal: whole(9, 2, 100),
        ...POSITIONS.parameters,
      },
      entry: {
        all: [
          { left: macd("line"), operator: "crossesAbove", right: macd("signal") },
          { left: macd("line"), operator: "above", right: number(0) },
        ],
      },
      exit: { all: [{ left: macd("line"), operator: "crossesBelow", right: macd("signal") }] },
      positions: POSITIONS.positions,
    }),
  },
  {
    id: "turn-of-month",
    family: "calendar",
    source: "McConnell and Xu, Financial Analysts Journal 64(2), 2008.",
    caveat: "weaker-since-publication",
    strategy: strategyOf({
      parameters: { before: whole(1, 1, 10), after: whole(3, 1, 15), ...POSITIONS.parameters },
      // Filled at the open of the last trading day, sold at the open after the third one, or later if there is no price.
      entry: { all: [onDays("tradingDaysLeftInMonth", parameter("before"), parameter("before"))] },
      exit: {
        all: [
          { left: { calendar: "tradingDayOfMonth" }, operator: "atLeast", right: number(parameter("after")) },
          { left: { calendar: "tradingDaysLeftInMonth" }, operator: "above", right: number(parameter("before")) },
        ],
      },
      positions: POSITIONS.positions,
    }),
  },
  {
    id: "halloween",
    family: "calendar",
    source: "Bouman and Jacobsen, American Economic Review 92(5), 2002.",
    caveat: "weaker-since-publication",
    strategy: strategyOf({
      parameters: { from: whole(10, 1, 12), until: whole(4, 1, 12), ...POSITIONS.parameters },
      entry: { all: [onDays("month", parameter("from"), parameter("from")), onDays("tradingDaysLeftInMonth", 0, 0)] },
      exit: { all: [onDays("month", parameter("until"), parameter("until")), onDays("tradingDaysLeftInMonth", 0, 0)] },
      positions: POSITIONS.positions,
    }),
  },
];
