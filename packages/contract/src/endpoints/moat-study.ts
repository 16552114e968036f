import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { MOAT_CALLS } from "../moat-calls.ts";
import { FigureSchema, ProvenanceSchema } from "../schemas/figure.ts";
import { checkStudy } from "./check-study.ts";
import { MoatLimitsInput, MoatLimitsSchema } from "./stock-moat.ts";

const { years, overall, withinYears, delisted } = checkStudy.output.shape;
const Interval = withinYears.shape.interval;

/** Companies of a label some years later. */
const FollowedSchema = z.object({
  /** Judgements with a spread at both ends, and the companies behind them. */
  n: z.number().int(),
  companies: z.number().int(),
  /** Share whose spread was still, or by then, above 0. */
  share: FigureSchema,
  /** Median change of the spread since the judgement. */
  change: FigureSchema,
});

/**
 * The check lab: what followed a wide moat. As for a check, the first question after an import may have to wait: until then the
 * answer is `unavailable`, with the seconds after which to ask again.
 */
export const moatStudy = endpoint({
  name: "moatStudy",
  ...MOAT_CALLS.moatStudy,
  summary: "What followed a wide moat: the return of the next twelve months, and whether the spread itself persisted.",
  input: z.strictObject({ ...MoatLimitsInput }),
  output: z.object({
    limits: MoatLimitsSchema,
    /** Oldest first; `passed` are companies with a wide moat, `failed` those with a narrow one or none. */
    years,
    overall,
    withinYears,
    /** What a moat claims: that the spread lasts. */
    persistence: z.object({
      /** Years between the judgement and the look. */
      years: z.number().int(),
      wide: FollowedSchema,
      others: FollowedSchema,
      /** Share of the wide less share of the others. */
      difference: FigureSchema,
      interval: Interval,
      /** Judgements whose company had no spread by then, such as those delisted meanwhile. */
      lost: z.number().int(),
    }),
    delisted,
    provenance: ProvenanceSchema,
  }),
  codes: [],
  market: true,
});
export type WireMoatStudy = z.infer<typeof moatStudy.output>;
