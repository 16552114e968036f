import { STRATEGY_CAVEATS, STRATEGY_FAMILIES, STRATEGY_NEEDS } from "@plumbline/core/words";
import * as z from "zod";
import { BACKTEST_CALLS } from "../backtest-calls.ts";
import { endpoint } from "../endpoint.ts";
import { FigureSchema, ReasonCode } from "../schemas/figure.ts";
import { LibraryIdInput, StrategySchema } from "../schemas/strategy.ts";
import { lineInput } from "../schemas/user.ts";

/** How much one user can keep: strategies, versions of each, characters of a name. */
export const OWN_STRATEGY_LIMITS = { strategies: 100, versions: 50, name: 80 } as const;

const LibraryStrategySchema = z.object({
  id: z.string(),
  family: z.enum(STRATEGY_FAMILIES),
  /** Who described it, and where. */
  source: z.string(),
  /** What the reader should know before trusting it. */
  caveat: z.enum(STRATEGY_CAVEATS),
  /** Kinds of data that it reads. */
  needs: z.array(z.enum(STRATEGY_NEEDS)),
  available: z.boolean(),
  /** Why this market cannot run it; null where it can. */
  because: ReasonCode.nullable(),
  strategy: StrategySchema,
  /** How many stocks pass on the market's last day. */
  hits: FigureSchema,
});
export type WireLibraryStrategy = z.infer<typeof LibraryStrategySchema>;

/** Stocks that pass are counted in the background once for each snapshot; until then `hits` says that there is no count. */
export const strategies = endpoint({
  name: "strategies",
  ...BACKTEST_CALLS.strategies,
  summary: "The library of strategies, each as a tree of rules with its source, and how many stocks pass it today.",
  input: z.strictObject({}),
  output: z.object({ strategies: z.array(LibraryStrategySchema) }),
  codes: [],
  market: true,
});

const OwnStrategySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The newest version, 1 for the first. */
  version: z.int(),
  createdAt: z.iso.datetime(),
  /** When the newest version was saved: results after this moment are out of sample. */
  savedAt: z.iso.datetime(),
  /** Id of the strategy of the library, or of an own one, that it began as. */
  forkedFrom: z.string().nullable(),
  strategy: StrategySchema,
  /** Earlier versions that are kept, the newest first. */
  versions: z.array(z.object({ version: z.int(), savedAt: z.iso.datetime() })),
});
export type WireOwnStrategy = z.infer<typeof OwnStrategySchema>;

/** All strategies of the user, the one that was changed last first: every change answers with it. */
const OwnStrategiesSchema = z.object({ strategies: z.array(OwnStrategySchema) });

export const ownStrategies = endpoint({
  name: "ownStrategies",
  ...BACKTEST_CALLS.ownStrategies,
  summary: "The strategies of the user, with the times of their versions.",
  input: z.strictObject({}),
  output: OwnStrategiesSchema,
  codes: [],
  market: false,
});

export const strategyVersions = endpoint({
  name: "strategyVersions",
  ...BACKTEST_CALLS.strategyVersions,
  summary: "The versions of a strategy of the user that are kept, each with its rules, the newest first.",
  input: z.strictObject({ id: z.uuid() }),
  output: z.object({
    id: z.uuid(),
    versions: z.array(z.object({ version: z.int(), savedAt: z.iso.datetime(), strategy: StrategySchema })),
  }),
  codes: ["notFound"],
  market: false,
});

const NameInput = lineInput(OWN_STRATEGY_LIMITS.name).min(1);

export const saveStrategy = endpoint({
  name: "saveStrategy",
  ...BACKTEST_CALLS.saveStrategy,
  summary:
    "Creates a strategy, changes one (other rules make a new version), forks one of the library or an own one, deletes one with its versions, or takes back one that was deleted within the last week. Runs keep what they ran.",
  input: z.union([
    z.strictObject({ action: z.literal("create"), name: NameInput, strategy: StrategySchema }),
    z.strictObject({
      action: z.literal("change"),
      id: z.uuid(),
      name: NameInput.optional(),
      strategy: StrategySchema.optional(),
    }),
    z.strictObject({
      action: z.literal("fork"),
      from: z.union([z.uuid(), LibraryIdInput]),
      name: NameInput,
      strategy: StrategySchema.optional(),
    }),
    z.strictObject({ action: z.literal("delete"), id: z.uuid() }),
    z.strictObject({ action: z.literal("restore"), id: z.uuid() }),
  ]),
  output: OwnStrategiesSchema,
  codes: ["notFound"],
  market: false,
});
