import * as z from "zod";
import { CALLS } from "../call-table.ts";
import { endpoint } from "../endpoint.ts";
import { DayInput, NamesSchema, SymbolInput } from "../schemas/code.ts";
import { FigureSchema, ProvenanceSchema, ReasonCode } from "../schemas/figure.ts";

/** The middle and the ends of each firm's latest target of the last twelve months; their provenance has its first and last day. */
const ConsensusSchema = z.object({
  mean: FigureSchema,
  median: FigureSchema,
  high: FigureSchema,
  low: FigureSchema,
  /** Of the mean over the price. */
  impliedUpside: FigureSchema,
  /** How many firms. */
  firms: z.number().int(),
  /** Fewer than three firms are no opinion of the market. */
  thin: z.boolean(),
});
export type WireConsensus = z.infer<typeof ConsensusSchema>;

const WindowSchema = z.object({
  /** The last day that is not in the span; null for all time. */
  after: z.iso.date().nullable(),
  count: z.number().int(),
  mean: FigureSchema,
});
export type WireTargetWindow = z.infer<typeof WindowSchema>;

/** Days of price moves from the post to the end of the course that nothing supports. */
const DoubtfulSchema = z.array(z.iso.date()).readonly().optional();

const OutcomeSchema = z.discriminatedUnion("state", [
  /** The twelve months are not over; the day is the first close at the target or beyond. */
  z.object({
    state: z.literal("running"),
    dayMet: z.iso.date().nullable(),
    horizon: z.iso.date(),
    doubtful: DoubtfulSchema,
  }),
  z.object({
    state: z.literal("matured"),
    dayMet: z.iso.date().nullable(),
    horizon: z.iso.date(),
    /** Whether the last close of the twelve months, that of `endDay`, is at the target or beyond. */
    metEnd: z.boolean(),
    endDay: z.iso.date(),
    endClose: z.number(),
    doubtful: DoubtfulSchema,
  }),
  z.object({ state: z.literal("unknown"), because: ReasonCode, horizon: z.iso.date() }),
]);

/** A target with what became of it; prices are per share of the day asked for. */
const TargetSchema = z.object({
  /** Of all numbers of the row: providers and day of the post. Closes are those of `price`. */
  provenance: ProvenanceSchema,
  /** Id of the firm, see `firms`. */
  firm: z.string(),
  analyst: z.string().nullable(),
  /** `initiate`, `raise`, `lower`, `maintain`, `reiterate`, or the provider's own word. */
  action: z.string().nullable(),
  target: z.number(),
  /** The number that was published, in shares of its day. */
  postedTarget: z.number(),
  priorTarget: z.number().nullable(),
  priceWhenPosted: z.number().nullable(),
  /** Whether the provider states that price, or it is the last close before the post. */
  priceFrom: z.enum(["provider", "close"]).nullable(),
  outcome: OutcomeSchema,
});
export type WireTarget = z.infer<typeof TargetSchema>;

/** Target over the price when posted, and over the price now, less one. */
const ListedTargetSchema = TargetSchema.extend({ upsideWhenPosted: FigureSchema, upsideNow: FigureSchema });
export type WireListedTarget = z.infer<typeof ListedTargetSchema>;

const HitRateSchema = z.object({
  rate: FigureSchema,
  hits: z.number().int(),
  /** As many independent targets as these are worth: those that overlap in time count for less. */
  effective: z.number(),
  /** 95 % score interval of the rate (Wilson), of so many targets (STA-17). */
  interval: z.object({ low: z.number(), high: z.number() }),
});
export type WireHitRate = z.infer<typeof HitRateSchema>;

const RecordSchema = z.object({
  /** Met by some close within twelve months. */
  metAny: HitRateSchema,
  /** Met by the last close of the twelve months. */
  metEnd: HitRateSchema,
  /** Median of the calendar days until met, of those that were. */
  medianDaysToMeet: FigureSchema,
  /** Mean of target / price after twelve months - 1. */
  bias: FigureSchema,
  absoluteError: FigureSchema,
});
export type WireTrackRecord = z.infer<typeof RecordSchema>;

const FirmSchema = z.object({
  id: z.string(),
  name: z.string(),
  posts: z.number().int(),
  matured: z.number().int(),
  running: z.number().int(),
  /** Null below `fewestMatured` matured targets. */
  record: RecordSchema.nullable(),
});
export type WireFirm = z.infer<typeof FirmSchema>;

/** The price targets of one stock. */
export const priceTargets = endpoint({
  name: "priceTargets",
  ...CALLS.priceTargets,
  summary: "The analysts' price targets of one stock, what became of them, and each firm's record.",
  input: z.strictObject({ code: SymbolInput, asOf: DayInput.optional() }),
  output: z.object({
    symbol: z.string(),
    names: NamesSchema,
    /** Of the price; null when unknown: no target can be held against it then. */
    currency: z.string().nullable(),
    delisted: z.iso.date().nullable(),
    /** The day on which all is seen; prices are per share of it. */
    day: z.iso.date(),
    /** False when the market has no price target of any stock. */
    isDelivered: z.boolean(),
    /** Why it cannot be told what became of any target; null where it can. */
    unjudged: ReasonCode.nullable(),
    price: FigureSchema,
    consensus: ConsensusSchema,
    bigBank: ConsensusSchema,
    biasAdjusted: z.object({
      mean: FigureSchema,
      median: FigureSchema,
      high: FigureSchema,
      low: FigureSchema,
      impliedUpside: FigureSchema,
      /** Matured targets that the biases rest on. */
      matured: z.number().int(),
    }),
    /** How targets of US stocks did, as published. */
    baseRates: z.object({
      metAny: FigureSchema,
      metEnd: FigureSchema,
      absoluteError: FigureSchema,
      excessReturn: FigureSchema,
    }),
    windows: z.object({
      lastMonth: WindowSchema,
      lastQuarter: WindowSchema,
      fullYear: WindowSchema,
      allTime: WindowSchema,
    }),
    /** The newest ten of `targets`. */
    last: z.array(ListedTargetSchema),
    /** Every target that counts, the newest first. */
    targets: z.array(TargetSchema),
    /** Posts that do not count: without a target above 0, in another currency than the price, or beside one of unknown currency. */
    leftOut: z.object({
      targetNotPositive: z.number().int(),
      currencyDiffers: z.number().int(),
      currencyUnknown: z.number().int(),
    }),
    /** Targets published after the last day of the market's data, which are not counted yet; 0 as of a day that is asked. */
    later: z.number().int(),
    /** Those with most matured targets first. */
    firms: z.array(FirmSchema),
    /** Of all firms together; null below `fewestMatured` matured targets. */
    record: RecordSchema.nullable(),
    /** Matured targets of all firms. */
    matured: z.number().int(),
    /** With fewer matured targets there is no record. */
    fewestMatured: z.number().int(),
  }),
  codes: ["notFound"],
  market: true,
});
