import { MOAT_TRENDS, MOAT_WIDTHS, REPORT_SECTIONS, REPORT_WRITERS } from "@plumbline/core/words";
import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { REPORT_CALLS } from "../report-calls.ts";
import { DayInput, LanguageCode, NamesSchema, SymbolInput } from "../schemas/code.ts";
import { FigureSchema } from "../schemas/figure.ts";
import { EvidenceItemSchema, ReportSchema, ReportSentenceSchema, ReportTeaserSchema } from "../schemas/report.ts";

/** How many published versions of a report are listed. */
export const MAX_REPORT_VERSIONS = 100;

/** Whether the reader may read the whole report, and why. */
export const ReportAccessSchema = z.discriminatedUnion("scope", [
  z.object({
    scope: z.literal("whole"),
    /** `open`: no payment is configured, so every feature is on. */
    because: z.enum(["open", "plan", "unlocked"]),
    /** Last day of an unlock; null where it has no end. */
    until: z.iso.date().nullable(),
  }),
  z.object({ scope: z.literal("teaser"), because: z.enum(["signed-out", "locked"]) }),
]);
export type WireReportAccess = z.infer<typeof ReportAccessSchema>;

/** What names a version: the same inputs give the same version. */
const VersionSchema = z.object({
  id: z.uuid(),
  /** Day of its evidence. */
  asOf: z.iso.date(),
  publishedAt: z.iso.datetime(),
  dataVersion: z.string(),
  /** SHA-256 of its inputs: evidence, writer and language. */
  hash: z.string(),
  /** Who wrote it; `model` if a model wrote any section of it. */
  writer: z.enum(REPORT_WRITERS),
  /** Name of the model; null of one that is written by rules. */
  model: z.string().nullable(),
  language: LanguageCode,
});
export type WireReportVersion = z.infer<typeof VersionSchema>;

/** A sentence that is not as it was; `place` is its path, such as `bull[2]` or `competitors[0].why`. */
const SentenceChangeSchema = z.object({
  section: z.enum(REPORT_SECTIONS),
  place: z.string(),
  /** `figures`: the same words about other figures. */
  kind: z.enum(["added", "removed", "reworded", "figures"]),
  before: ReportSentenceSchema.nullable(),
  after: ReportSentenceSchema.nullable(),
});

const MoatLabelSchema = z.object({ width: z.enum(MOAT_WIDTHS), trend: z.enum(MOAT_TRENDS) });

/** What two versions have that the other has not, sentence by sentence and figure by figure. */
const ChangesSchema = z.object({
  /** The version that is compared with. */
  before: VersionSchema,
  /** Null where the moat is as it was. */
  moat: z.object({ before: MoatLabelSchema, after: MoatLabelSchema }).nullable(),
  sentences: z.array(SentenceChangeSchema),
  /** Figures of the evidence that either report rests on and that are not as they were. */
  figures: z.array(
    z.object({
      id: z.string(),
      /** Null of an item that one of the two lacks. */
      before: FigureSchema.nullable(),
      after: FigureSchema.nullable(),
    }),
  ),
  /** Items as they were, for the sentences of before. */
  items: z.array(EvidenceItemSchema),
});
export type WireReportChanges = z.infer<typeof ChangesSchema>;

export const WholeReportSchema = z.object({
  report: ReportSchema,
  /** SHA-256 of its inputs: evidence, writer and language. */
  hash: z.string(),
  /** The version that it is; null of a report that was written for this answer. */
  version: VersionSchema.nullable(),
  /** Those that its sentences place or rest on, and the five numbers of each competitor (`peer.`) and of its own (`own.`). */
  items: z.array(EvidenceItemSchema).readonly(),
  /** Null unless asked for. */
  changes: ChangesSchema.nullable(),
});
export type WireWholeReport = z.infer<typeof WholeReportSchema>;

/** Names of companies in the language of the answer are left to the page. */
export const report = endpoint({
  name: "report",
  ...REPORT_CALLS.report,
  summary:
    "The written report of a stock: products, competitors, moat, what speaks for and against it, with the evidence of every sentence; a teaser for those who may not read all of it.",
  input: z.strictObject({
    code: SymbolInput,
    /** Of the report; that of the reader unless given. */
    language: LanguageCode.optional(),
    asOf: DayInput.optional(),
    /** A published version in place of the present report. */
    version: z.uuid().optional(),
    /** A published version that it is compared with. */
    against: z.uuid().optional(),
  }),
  output: z.object({
    symbol: z.string(),
    names: NamesSchema,
    language: LanguageCode,
    access: ReportAccessSchema,
    teaser: ReportTeaserSchema,
    /** Null where the reader may not read it. */
    whole: WholeReportSchema.nullable(),
  }),
  codes: ["notFound"],
  market: true,
});

export const reportVersions = endpoint({
  name: "reportVersions",
  ...REPORT_CALLS.reportVersions,
  summary: "The published versions of a stock's report, newest first; `ai/report` opens one of them.",
  input: z.strictObject({ code: SymbolInput, language: LanguageCode.optional(), asOf: DayInput.optional() }),
  output: z.object({ symbol: z.string(), language: LanguageCode, versions: z.array(VersionSchema) }),
  codes: ["notFound"],
  market: false,
});

const MoneySchema = z.object({ amount: z.number(), currency: z.string() });

/** Tokens and their price; null where no prices are configured. */
const ConsumptionSchema = z.object({
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  cost: MoneySchema.nullable(),
});
export type WireConsumption = z.infer<typeof ConsumptionSchema>;

export const reportEstimate = endpoint({
  name: "reportEstimate",
  ...REPORT_CALLS.reportEstimate,
  summary: "What a report by a language model would take, before it is asked for.",
  input: z.strictObject({ code: SymbolInput, language: LanguageCode.optional(), asOf: DayInput.optional() }),
  output: z.object({
    symbol: z.string(),
    language: LanguageCode,
    /** Null where no language model is configured: then the rules write. */
    model: z.string().nullable(),
    /** Whether the plan of the reader includes reports by a model; that of everyone for who is not signed in. */
    isAllowed: z.boolean(),
    /** Ids of the plans that include them, the cheapest first; none where nothing is paid for. */
    plans: z.array(z.string()),
    /** Whether a report of the same inputs is published already: then an update costs nothing. */
    isPublished: z.boolean(),
    /** Null without a model. `least` if every section is accepted at once, `most` if each is asked for twice. */
    estimate: z.object({ least: ConsumptionSchema, most: ConsumptionSchema }).nullable(),
    /** Most that a run may cost, and a month for the reader and for all; null where there is no such ceiling. */
    ceilings: z.object({
      run: MoneySchema.nullable(),
      user: MoneySchema.nullable(),
      month: MoneySchema.nullable(),
    }),
  }),
  codes: ["notFound"],
  market: true,
});

/** Where a run of a language model stands. */
export const REPORT_RUN_STATES = ["queued", "running", "done", "failed", "cancelled"] as const;

export const updateReport = endpoint({
  name: "updateReport",
  ...REPORT_CALLS.updateReport,
  summary:
    "Publishes a new report of a stock if its inputs changed since the last one, and tells what changed; else tells what it looked at. A language model writes in a run of its own: `ai/reportEvents` follows it. Where the plan of the reader does not include such reports, the refusal names the plans that do. With `what: data` it asks providers for what the market has not of the stock: `market/dataRunEvents` follows that.",
  input: z.strictObject({
    code: SymbolInput,
    language: LanguageCode.optional(),
    /** The model where one is configured, unless given. */
    writer: z.enum(REPORT_WRITERS).optional(),
    /** The report unless given. */
    what: z.enum(["report", "data"]).optional(),
  }),
  output: z.discriminatedUnion("outcome", [
    z.object({
      outcome: z.literal("job"),
      run: z.uuid(),
      /** Whether another one asked for the same already: both follow one run. */
      isShared: z.boolean(),
    }),
    z.object({
      outcome: z.literal("current"),
      /** When providers were asked last; they had nothing newer, or it is there already. */
      checkedAt: z.iso.datetime(),
    }),
    z.object({
      outcome: z.literal("unchanged"),
      version: VersionSchema,
      /** What was looked at. */
      looked: z.object({
        /** Items of evidence by kind. */
        items: z.array(z.object({ kind: z.string(), count: z.number().int() })),
        /** Filed last of what the evidence has; null without filings. */
        lastFiled: z.iso.date().nullable(),
        lastDay: z.iso.date(),
      }),
    }),
    z.object({
      outcome: z.literal("published"),
      version: VersionSchema,
      /** Null of the first version. */
      changes: ChangesSchema.nullable(),
    }),
    z.object({
      outcome: z.literal("started"),
      run: z.uuid(),
      /** Whether another one asked for the same already: both follow one run. */
      isShared: z.boolean(),
      estimate: ConsumptionSchema,
    }),
  ]),
  codes: ["notFound", "forbidden"],
  market: false,
});
export type WireReportUpdate = z.infer<typeof updateReport.output>;

export const reportEvents = endpoint({
  name: "reportEvents",
  ...REPORT_CALLS.reportEvents,
  summary:
    "A report while a language model writes it, as server-sent events: `state` with `{ state, waiting, tokens }`, `sentence` with `{ section, place, sentence, items }` for each sentence that has passed its checks, `section` with `{ section, writtenBy, content, items }`, which holds in place of its sentences, and at the end `done` with `{ version, consumption }`, `failed` with `{ error }` or `cancelled`. It begins anew for whoever comes later.",
  input: z.strictObject({ run: z.uuid() }),
  output: z.string(),
  content: ["text/event-stream"],
  codes: ["notFound"],
  market: false,
});

/** Why a run of a language model ended without a report. */
export const REPORT_RUN_ERRORS = ["model", "refused", "cost", "time", "program"] as const;

/** The events of `ai/reportEvents` by their names. */
export interface ReportEvents {
  readonly state: {
    readonly state: (typeof REPORT_RUN_STATES)[number];
    /** Runs before it. */
    readonly waiting: number;
    /** That the model has written so far. */
    readonly tokens: number;
  };
  readonly sentence: {
    readonly section: (typeof REPORT_SECTIONS)[number];
    readonly place: string;
    readonly sentence: z.infer<typeof ReportSentenceSchema>;
    /** Those that no earlier event had. */
    readonly items: readonly z.infer<typeof EvidenceItemSchema>[];
  };
  readonly section: {
    readonly section: (typeof REPORT_SECTIONS)[number];
    readonly writtenBy: (typeof REPORT_WRITERS)[number];
    readonly content: unknown;
    readonly items: readonly z.infer<typeof EvidenceItemSchema>[];
  };
  readonly done: { readonly version: string; readonly consumption: WireConsumption };
  readonly failed: { readonly error: (typeof REPORT_RUN_ERRORS)[number] };
  readonly cancelled: Readonly<Record<string, never>>;
}

export const cancelReport = endpoint({
  name: "cancelReport",
  ...REPORT_CALLS.cancelReport,
  summary: "Leaves a run of a language model; it ends when nobody is left who asked for it.",
  input: z.strictObject({ run: z.uuid() }),
  output: z.object({ state: z.enum(REPORT_RUN_STATES) }),
  codes: ["notFound"],
  market: false,
});
