import * as z from "zod";
import { BILLING_CALLS } from "../billing-calls.ts";
import { endpoint } from "../endpoint.ts";
import { NamesSchema, SymbolInput } from "../schemas/code.ts";
import { UsageSchema } from "../schemas/plan.ts";

/** The whole report of one stock, open to one user. */
const UnlockSchema = z.object({
  /** Symbol as the market has it. */
  code: z.string(),
  /** Null of a stock that this market no longer has. */
  names: NamesSchema.nullable(),
  unlockedAt: z.iso.datetime(),
  /** Seven days after the next periodic filing, and 90 days after the unlock at most. */
  endsAt: z.iso.datetime(),
});
export type WireUnlock = z.infer<typeof UnlockSchema>;

export const unlockReport = endpoint({
  name: "unlockReport",
  ...BILLING_CALLS.unlockReport,
  summary:
    "Unlocks the whole report of a stock, which uses up one unlock of the month. A stock that is unlocked already uses up none. Refused with `data.usage` when none is left.",
  input: z.strictObject({ code: SymbolInput }),
  output: z.object({
    /** Null where no payment is configured: everything is open. */
    unlock: UnlockSchema.nullable(),
    /** Unlocks of the month that this call used up. */
    cost: z.union([z.literal(0), z.literal(1)]),
    usage: UsageSchema,
  }),
  codes: ["forbidden", "notFound"],
  market: false,
});

export const unlocks = endpoint({
  name: "unlocks",
  ...BILLING_CALLS.unlocks,
  summary:
    "The reports that the user has unlocked, the newest first, and what is left of the month; with a stock also what unlocking it would cost.",
  input: z.strictObject({ code: SymbolInput.optional() }),
  output: z.object({
    /** Whether no payment is configured: then every report is open. */
    isOpen: z.boolean(),
    unlocks: z.array(UnlockSchema),
    usage: UsageSchema,
    /** Of the stock that was asked for; null without one. */
    asked: z
      .object({
        isUnlocked: z.boolean(),
        /** Unlocks that it would use up. */
        cost: z.union([z.literal(0), z.literal(1)]),
        /** When the unlock ends, or would end if it were unlocked now. */
        endsAt: z.iso.datetime().nullable(),
      })
      .nullable(),
  }),
  codes: ["notFound"],
  market: false,
});
