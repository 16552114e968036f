import {
  CALENDAR_FIELDS,
  COMPANY_TYPES,
  COMPARISONS,
  MARKET_RATES,
  PERCENTILE_GROUPS,
  PRICE_FIELDS,
  RANKINGS,
  REBALANCINGS,
  STRATEGY_LIMITS,
} from "@plumbline/core/words";
import * as z from "zod";
import { CheckIdInput, ScreenMetricInput } from "./param-filter.ts";

/** Most sectors or industries that a strategy names. */
const MAX_NAMES = 100;

/** Names that every object has by itself are nobody's parameter. */
const ParameterName = z
  .string()
  .regex(/^[a-zA-Z]\w{0,31}$/, "not the name of a parameter")
  .refine((name) => !(name in {}), "not the name of a parameter");
const Value = z.number().min(-1e15).max(1e15);
const Tunable = z.union([Value, z.strictObject({ parameter: ParameterName })]);

/** What the reader may set the parameters of a strategy to, by their names. */
export const ParameterValuesInput = z
  .record(ParameterName, Value)
  .refine((values) => Object.keys(values).length <= STRATEGY_LIMITS.parameters, "too many parameters");

const ParameterSchema = z.strictObject({ value: Value, minimum: Value, maximum: Value, step: Value });
const IndicatorWord = z.string().regex(/^[a-zA-Z]\w{0,31}$/, "not the id of an indicator");

const operandOf = {
  of: z.enum(["stock", "benchmark"]).exactOptional(),
  barsAgo: Tunable.exactOptional(),
  times: Tunable.exactOptional(),
};
export const OperandSchema = z
  .union([
    z.strictObject({ ...operandOf, price: z.enum(PRICE_FIELDS) }),
    z.strictObject({
      ...operandOf,
      indicator: IndicatorWord,
      parameters: z.record(ParameterName, Tunable).exactOptional(),
      output: IndicatorWord.exactOptional(),
    }),
    z.strictObject({ ...operandOf, metric: ScreenMetricInput }),
    z.strictObject({ ...operandOf, calendar: z.enum(CALENDAR_FIELDS) }),
    z.strictObject({ ...operandOf, monthlyAverage: Tunable }),
    z.strictObject({ ...operandOf, rate: z.enum(MARKET_RATES) }),
    z.strictObject({ ...operandOf, number: Tunable }),
  ])
  .meta({ id: "Operand" });

const not = { not: z.boolean().exactOptional() };
export const RuleSchema = z
  .union([
    z.strictObject({ ...not, left: OperandSchema, operator: z.enum(COMPARISONS), right: OperandSchema }),
    z.strictObject({ ...not, left: OperandSchema, operator: z.literal("between"), low: Tunable, high: Tunable }),
    z.strictObject({
      ...not,
      left: OperandSchema,
      operator: z.enum(RANKINGS),
      right: Tunable,
      within: z.enum(PERCENTILE_GROUPS).exactOptional(),
      best: z.enum(["highest", "lowest"]).exactOptional(),
    }),
    z.strictObject({
      ...not,
      check: CheckIdInput,
      state: z.enum(["pass", "fail"]),
      threshold: Tunable.exactOptional(),
    }),
  ])
  .meta({ id: "Rule" });
export type WireRule = z.infer<typeof RuleSchema>;

const Rules = z.array(RuleSchema).max(STRATEGY_LIMITS.rules);
const Member = z.union([RuleSchema, z.strictObject({ all: Rules }), z.strictObject({ any: Rules })]);
const Members = z.array(Member).max(STRATEGY_LIMITS.rules);
export const RuleGroupSchema = z
  .union([z.strictObject({ all: Members }), z.strictObject({ any: Members })])
  .meta({ id: "RuleGroup" });

const GroupNames = z.array(z.string().min(1).max(80)).max(MAX_NAMES);

/** A strategy as a tree of rules: its shape. Whether it makes sense is for the core to say. */
export const StrategySchema = z
  .strictObject({
    version: z.literal(1),
    parameters: z
      .record(ParameterName, ParameterSchema)
      .refine((all) => Object.keys(all).length <= STRATEGY_LIMITS.parameters, "too many parameters"),
    universe: z.strictObject({
      index: z.string().min(1).max(80).exactOptional(),
      sectors: GroupNames.exactOptional(),
      industries: GroupNames.exactOptional(),
      companyTypes: z.array(z.enum(COMPANY_TYPES)).max(COMPANY_TYPES.length).exactOptional(),
      rules: Rules.exactOptional(),
    }),
    entry: RuleGroupSchema,
    /** How a signal buys, within the next bar alone; a market order at the next open unless given. */
    entryOrder: z
      .union([
        z.strictObject({ type: z.literal("limit"), below: Tunable }),
        z.strictObject({ type: z.literal("stop"), above: Tunable }),
      ])
      .exactOptional(),
    /** Null: a position is left at the next rebalancing, by a stop, or never. */
    exit: RuleGroupSchema.nullable(),
    stops: z.strictObject({
      loss: Tunable.exactOptional(),
      trueRanges: z.strictObject({ length: Tunable, multiple: Tunable }).exactOptional(),
      trailing: Tunable.exactOptional(),
      profit: Tunable.exactOptional(),
      bars: Tunable.exactOptional(),
      from: z.enum(["fill", "signal"]).exactOptional(),
    }),
    ranking: z
      .strictObject({
        by: z
          .array(
            z.strictObject({
              operand: OperandSchema,
              best: z.enum(["highest", "lowest"]),
              weight: Tunable.exactOptional(),
            }),
          )
          .min(1)
          .max(STRATEGY_LIMITS.ranked),
      })
      .nullable(),
    positions: z.union([z.strictObject({ count: Tunable }), z.strictObject({ share: Tunable })]),
    sizing: z.union([
      z.strictObject({ kind: z.literal("equal") }),
      z.strictObject({ kind: z.enum(["share", "risk"]), fraction: Tunable }),
      z.strictObject({ kind: z.literal("inverseVolatility"), length: Tunable }),
    ]),
    rebalancing: z.enum(REBALANCINGS),
    holdMonths: Tunable.exactOptional(),
  })
  .refine((strategy) => ruleCount(strategy) <= STRATEGY_LIMITS.rules, "too many rules")
  .meta({ id: "Strategy" });
export type WireStrategy = z.infer<typeof StrategySchema>;

type Group = z.infer<typeof RuleGroupSchema>;

function ruleCount({
  universe,
  entry,
  exit,
}: {
  universe: { rules?: readonly WireRule[] };
  entry: Group;
  exit: Group | null;
}) {
  return (universe.rules?.length ?? 0) + rulesIn(entry) + (exit === null ? 0 : rulesIn(exit));
}

function rulesIn(group: Group): number {
  const members = "all" in group ? group.all : group.any;
  return members.reduce((sum, member) => {
    if ("all" in member) return sum + member.all.length;
    return sum + ("any" in member ? member.any.length : 1);
  }, 0);
}

/** Id of a strategy of the library, such as `golden-cross`. */
export const LibraryIdInput = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+){0,5}$/, "not the id of a strategy");
