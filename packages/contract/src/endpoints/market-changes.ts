import { COMPANY_TYPES } from "@plumbline/core/words";
import * as z from "zod";
import { CALLS } from "../call-table.ts";
import { endpoint } from "../endpoint.ts";
import { NamesSchema } from "../schemas/code.ts";
import { FigureSchema } from "../schemas/figure.ts";

const StockSchema = z.object({ symbol: z.string(), names: NamesSchema });

/** A company that has filed accounts, and its checks with another result than before. */
const FiledSchema = StockSchema.extend({
  filedAt: z.iso.date(),
  periodEnd: z.iso.date(),
  companyType: z.enum(COMPANY_TYPES),
  passed: z.array(z.string()),
  failed: z.array(z.string()),
});
export type WireFiled = z.infer<typeof FiledSchema>;

/** A price target that a firm has changed; both are per share of the market's own today. */
const RevisionSchema = StockSchema.extend({
  currency: z.string().nullable(),
  firm: z.string(),
  published: z.iso.date(),
  target: FigureSchema,
  priorTarget: FigureSchema,
  /** target / priorTarget - 1. */
  change: FigureSchema,
});
export type WireRevision = z.infer<typeof RevisionSchema>;

/** What became known of the market of late. */
export const marketChanges = endpoint({
  name: "marketChanges",
  ...CALLS.marketChanges,
  summary:
    "What has become known since the market before this one ended, or in a month: reports, turned checks, targets.",
  input: z.strictObject({}),
  output: z.object({
    /**
     * Last day of the market before this one, or a month before `until` where none is kept. What became known on it is
     * not in the answer; what did on `until` is.
     */
    since: z.iso.date(),
    until: z.iso.date(),
    filed: z.object({
      companies: z.number().int(),
      /** The largest of them, whose checks were judged on both days. */
      judged: z.number().int(),
      /** Of those judged. */
      turned: z.number().int(),
      /** Those with checks that turned first, the largest first. */
      rows: z.array(FiledSchema),
    }),
    targets: z.object({
      /** False when the market has no price target of any stock. */
      isDelivered: z.boolean(),
      raised: z.number().int(),
      lowered: z.number().int(),
      unchanged: z.number().int(),
      /** Of firms of which no earlier target on the stock is known. */
      first: z.number().int(),
      /** The largest changes, whichever way. */
      rows: z.array(RevisionSchema),
    }),
  }),
  codes: [],
  market: true,
});
