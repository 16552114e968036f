/** A number that a reader may choose for an indicator. */
export interface IndicatorParameter {
  readonly id: string;
  readonly default: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly isWhole: boolean;
}

/** Lines of an indicator that are drawn with one scale. */
export interface IndicatorPane {
  /** Drawn over the prices, with their scale, and not in a pane of its own. */
  readonly overlaysPrice: boolean;
  /** `price`: money per share; `index`: a number from 0 to 100; `fraction`: shown as percent; `shares`: a volume. */
  readonly unit: "price" | "index" | "fraction" | "shares";
  /** Where fixed lines help to read it. */
  readonly levels: readonly number[];
  /** Names of the lines. */
  readonly outputs: readonly string[];
}

interface IndicatorWords {
  readonly parameters: readonly IndicatorParameter[];
  readonly panes: readonly IndicatorPane[];
}

/** Bars that an indicator looks back; ten years of daily bars at most. */
const LENGTH = { id: "length", minimum: 1, maximum: 2520, isWhole: true } as const;
/** The same where one bar is too few. */
const LENGTH_FROM_2 = { ...LENGTH, minimum: 2 } as const;

const PRICES = { overlaysPrice: true, unit: "price", levels: [] } as const;
const PRICE_DIFFERENCES = { overlaysPrice: false, unit: "price" } as const;
const INDICES = { overlaysPrice: false, unit: "index" } as const;
const FRACTIONS = { overlaysPrice: false, unit: "fraction" } as const;
const CHANNEL = { ...PRICES, outputs: ["upper", "middle", "lower"] } as const;

/** The indicators (IND-01), with what may be chosen and what is drawn, in the order in which they are offered. */
export const INDICATORS = {
  sma: { parameters: [{ ...LENGTH, default: 20 }], panes: [{ ...PRICES, outputs: ["value"] }] },
  ema: { parameters: [{ ...LENGTH, default: 20 }], panes: [{ ...PRICES, outputs: ["value"] }] },
  wma: { parameters: [{ ...LENGTH, default: 20 }], panes: [{ ...PRICES, outputs: ["value"] }] },
  bollinger: {
    parameters: [
      { ...LENGTH_FROM_2, default: 20 },
      { id: "deviations", default: 2, minimum: 0.1, maximum: 10, isWhole: false },
    ],
    panes: [
      CHANNEL,
      { ...FRACTIONS, levels: [], outputs: ["width"] },
      { ...FRACTIONS, levels: [0, 1], outputs: ["percentB"] },
    ],
  },
  donchian: { parameters: [{ ...LENGTH, default: 20 }], panes: [CHANNEL] },
  priorDonchian: { parameters: [{ ...LENGTH, default: 20 }], panes: [CHANNEL] },
  highest: { parameters: [{ ...LENGTH, default: 252 }], panes: [{ ...PRICES, outputs: ["value"] }] },
  lowest: { parameters: [{ ...LENGTH, default: 252 }], panes: [{ ...PRICES, outputs: ["value"] }] },
  fromHigh: {
    parameters: [{ ...LENGTH, default: 252 }],
    panes: [{ ...FRACTIONS, levels: [0], outputs: ["value"] }],
  },
  rsi: {
    parameters: [{ ...LENGTH_FROM_2, default: 14 }],
    panes: [{ ...INDICES, levels: [30, 70], outputs: ["value"] }],
  },
  stochastic: {
    parameters: [
      { ...LENGTH, default: 14 },
      { ...LENGTH, id: "slowing", default: 3 },
      { ...LENGTH, id: "smoothing", default: 3 },
    ],
    panes: [{ ...INDICES, levels: [20, 80], outputs: ["k", "d"] }],
  },
  macd: {
    parameters: [
      { ...LENGTH, id: "fast", default: 12 },
      { ...LENGTH_FROM_2, id: "slow", default: 26 },
      { ...LENGTH, id: "signal", default: 9 },
    ],
    panes: [{ ...PRICE_DIFFERENCES, levels: [0], outputs: ["line", "signal", "histogram"] }],
  },
  adx: {
    parameters: [{ ...LENGTH_FROM_2, default: 14 }],
    panes: [{ ...INDICES, levels: [25], outputs: ["adx", "plus", "minus", "dx"] }],
  },
  trueRange: { parameters: [], panes: [{ ...PRICE_DIFFERENCES, levels: [], outputs: ["value"] }] },
  atr: {
    parameters: [{ ...LENGTH, default: 14 }],
    panes: [{ ...PRICE_DIFFERENCES, levels: [], outputs: ["value"] }],
  },
  volatility: {
    parameters: [
      { ...LENGTH_FROM_2, default: 20 },
      { id: "barsPerYear", default: 252, minimum: 1, maximum: 366, isWhole: true },
    ],
    panes: [{ ...FRACTIONS, levels: [], outputs: ["value"] }],
  },
  momentum: {
    parameters: [{ ...LENGTH, default: 10 }],
    panes: [{ ...PRICE_DIFFERENCES, levels: [0], outputs: ["value"] }],
  },
  roc: { parameters: [{ ...LENGTH, default: 10 }], panes: [{ ...FRACTIONS, levels: [0], outputs: ["value"] }] },
  obv: { parameters: [], panes: [{ overlaysPrice: false, unit: "shares", levels: [], outputs: ["value"] }] },
} as const satisfies Record<string, IndicatorWords>;

export type IndicatorId = keyof typeof INDICATORS;
export const INDICATOR_IDS = Object.keys(INDICATORS) as readonly IndicatorId[];

/** The ids of the parameters of an indicator. */
export type IndicatorParameterId<Id extends IndicatorId> = (typeof INDICATORS)[Id]["parameters"][number]["id"];
/** The names of the lines of an indicator. */
export type IndicatorOutput<Id extends IndicatorId> = (typeof INDICATORS)[Id]["panes"][number]["outputs"][number];
