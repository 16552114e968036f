import * as z from "zod";
import { DATA_CALLS } from "../data-calls.ts";
import { endpoint } from "../endpoint.ts";
import { SymbolInput } from "../schemas/code.ts";
import { FindingSentenceSchema } from "../schemas/finding.ts";
import { lineInput } from "../schemas/user.ts";
import { IssueSchema, IssueTotalSchema } from "./market-state.ts";

/** What a server does by itself, and what somebody asks of it: one stock, everything now, files that were sent. */
export const DATA_WORK = ["session", "filings", "outlook", "prune", "backup", "stock", "refresh", "upload"] as const;
const DATA_RUN_STATES = ["queued", "running", "done", "failed", "cancelled"] as const;

/** What a provider does: `down` after failures in a row, `paused` because it asked for that, `keyless` without a key that it wants. */
const PROVIDER_STATES = ["answers", "paused", "down", "spent", "keyless", "unasked"] as const;
const FAILURE_CLASSES = ["retryable", "rate-limited", "unauthorised", "malformed", "permanent"] as const;
const SUPPLIED = ["prices", "actions", "targets", "calendar", "rates", "filings", "estimates", "quotes"] as const;
const AGED = ["prices", "filings", "targets", "rates"] as const;

/** Why a run ended without a result: no provider answered; a setting is wrong; what was sent cannot be used; the program failed. */
const RUN_PROBLEMS = ["provider", "settings", "files", "disk", "program"] as const;

/** Of a file that is sent, of all files of one delivery, and how many they may be. */
export const UPLOAD_LIMITS = { fileBytes: 2 ** 29, bytes: 2 ** 32, files: 20_000 } as const;

/** Of symbols that a market of one's own begins with. */
export const OWN_MARKET_LIMITS = { symbols: 500, contact: 200 } as const;

const DataRunSchema = z.object({
  id: z.uuid(),
  work: z.enum(DATA_WORK),
  /** The market that it brings data into: another one than is served, where companies of one's own come beside fictional ones. */
  market: z.string(),
  /** Of a run about one stock. */
  symbol: z.string().nullable(),
  state: z.enum(DATA_RUN_STATES),
  askedAt: z.iso.datetime(),
  beganAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** How far it is: things done of those that are known to be needed, and requests, bytes or rows gone through. */
  progress: z
    .object({
      phase: z.string(),
      done: z.number(),
      total: z.number().nullable(),
      amount: z.number(),
      unit: z.string(),
    })
    .nullable(),
  /** What became of the market; null of a run that did not come so far, or is not about it. */
  result: z.enum(["published", "unchanged", "refused"]).nullable(),
  problem: z.enum(RUN_PROBLEMS).nullable(),
});
export type WireDataRun = z.infer<typeof DataRunSchema>;

/** What files do not always show. */
const ASKED_TOPICS = ["symbol", "basis", "currency", "day-order", "decimal-mark", "column"] as const;

const AskedSchema = z.object({
  /** Files of one layout have the same answers. */
  layout: z.string(),
  /** Empty where it is written: a symbol, a code of a currency. */
  choices: z.array(z.string()),
  likeliest: z.string().nullable(),
  /** An answer to confirm or change; null where nothing suggests one. Absent in reports of older versions. */
  proposed: z.string().nullable().optional(),
  /** What was seen in the file, by ids of sentences. */
  evidence: z.array(FindingSentenceSchema).readonly(),
  /** Files of which each lacks its symbol, in the order in which these are answered, with commas between. */
  nameless: z.array(z.string()),
});

/** Answers by layout and topic. */
const AnswersInput = z.record(z.string().max(200), z.partialRecord(z.enum(ASKED_TOPICS), z.string().min(1).max(600)));
export type WireAnswers = z.infer<typeof AnswersInput>;

const NotFetchedSchema = z.object({ provider: z.string(), what: z.string(), message: z.string() });

/** What a run found, as the command line reports it. */
const DataReportSchema = z.object({
  /** Requests sent, by provider. */
  requests: z.array(z.object({ provider: z.string(), count: z.number().int() })),
  /** Answers that were stored already. */
  reused: z.number().int(),
  stocks: z.number().int(),
  /** Providers that were given up before everything was asked. */
  stopped: z.array(z.object({ provider: z.string(), message: z.string() })),
  /** The first of what could not be fetched, and how much there is. */
  failures: z.array(NotFetchedSchema),
  failureCount: z.number().int(),
  /** What providers disagree about: nothing of it was taken. */
  quarantined: z.array(NotFetchedSchema),
  /** Stocks whose past prices were changed by their provider: they were fetched anew. */
  restated: z.array(z.string()),
  /** Stocks that trade under another symbol now; absent in reports of older versions. */
  renamed: z.array(z.object({ former: z.string(), symbol: z.string() })).optional(),
  /** Stocks that no provider has. */
  unknown: z.array(z.string()),
  /** Null where nothing was imported. */
  imported: z
    .object({
      files: z.number().int(),
      /** The first of the stocks that came; absent in reports of older versions. */
      symbols: z.array(z.string()).optional(),
      issueTotals: z.array(IssueTotalSchema),
      issues: z.array(IssueSchema),
      /** What files do not show and nobody has said; they are not read before, or by what they show. */
      unanswered: z.array(
        z.object({
          topic: z.enum(ASKED_TOPICS),
          file: z.string(),
          files: z.number().int(),
          /** How it is answered; absent where nobody can, and in reports of older versions. */
          asked: AskedSchema.optional(),
        }),
      ),
      /** The delivery, which is kept for a day so that it can be imported with answers; absent where nothing is open. */
      upload: z.uuid().optional(),
      explanation: z.string().nullable(),
    })
    .nullable(),
});
export type WireDataReport = z.infer<typeof DataReportSchema>;

export const dataState = endpoint({
  name: "dataState",
  ...DATA_CALLS.dataState,
  summary:
    "Where the data of the market come from and how old they are: each provider’s state, last success and failure, what is left of its budget; age by kind; what was quarantined and why; snapshots; work due and done.",
  input: z.strictObject({}),
  output: z.object({
    at: z.iso.datetime(),
    market: z.string(),
    isFictional: z.boolean(),
    /** The market that the owner's own files and symbols make, which is served from then on; null where they belong to the one that is. */
    ownMarket: z.string().nullable(),
    /** How it keeps itself up to date; `off` by configuration, `never` of a market that was not pulled, `unable` without accounts. */
    upkeep: z.enum(["on", "off", "never", "unable"]),
    /** Stocks that a pull is about, such as `sp500`; null where it is about those that the market has, or there is none. */
    universe: z.string().nullable(),
    providers: z.array(
      z.object({
        name: z.string(),
        supplies: z.array(z.enum(SUPPLIED)),
        /** Whether pulls of this market ask it, and as which one. */
        rank: z.number().int().nullable(),
        state: z.enum(PROVIDER_STATES),
        /** When it is asked again; null where it is asked at any time. */
        until: z.iso.datetime().nullable(),
        lastSuccessAt: z.iso.datetime().nullable(),
        lastFailure: z.object({ at: z.iso.datetime(), kind: z.enum(FAILURE_CLASSES) }).nullable(),
        /** Requests of today (UTC), and how many it allows; null where it states no limit. */
        used: z.number().int(),
        budget: z.number().int().nullable(),
        /** How late its prices of the moment are; null where it supplies none. */
        delaySeconds: z.number().nullable(),
        licence: z.string(),
      }),
    ),
    ages: z.array(
      z.object({
        kind: z.enum(AGED),
        /** Day of the newest; null where the market has none. */
        newest: z.iso.date().nullable(),
        count: z.number().int(),
      }),
    ),
    /** What is not in the market, by reason. */
    quarantine: z.array(IssueTotalSchema),
    /** Newest first. */
    snapshots: z.array(
      z.object({
        id: z.string(),
        isCurrent: z.boolean(),
        /** Null of one whose description is damaged. */
        createdAt: z.iso.datetime().nullable(),
        lastDay: z.iso.date().nullable(),
        stocks: z.number().int().nullable(),
        bars: z.number().int().nullable(),
        facts: z.number().int().nullable(),
      }),
    ),
    due: z.array(z.object({ work: z.enum(DATA_WORK), exchange: z.string().nullable(), at: z.iso.datetime() })),
    /** Under way and over, newest first; what is known of the stocks that readers asked for is not listed. */
    runs: z.array(DataRunSchema),
  }),
  codes: [],
  market: false,
});
export type WireDataState = z.infer<typeof dataState.output>;

export const dataRun = endpoint({
  name: "dataRun",
  ...DATA_CALLS.dataRun,
  summary: "A run that brings data, with its report once it is over. Files that were sent are the owner’s to see.",
  input: z.strictObject({ run: z.uuid() }),
  output: z.object({ run: DataRunSchema, report: DataReportSchema.nullable() }),
  codes: ["notFound"],
  market: false,
});

export const dataRunEvents = endpoint({
  name: "dataRunEvents",
  ...DATA_CALLS.dataRunEvents,
  summary:
    "How far a run is, as server-sent events `run`, each with the run as `market/dataRun` has it; the last one says how it ended. It begins anew for whoever comes later.",
  input: z.strictObject({ run: z.uuid() }),
  output: z.string(),
  content: ["text/event-stream"],
  codes: ["notFound"],
  market: false,
});

/** A run, and whether it was asked for already. */
const StartedSchema = z.object({ run: z.uuid(), isShared: z.boolean() });

export const refreshData = endpoint({
  name: "refreshData",
  ...DATA_CALLS.refreshData,
  summary: "Fetches what the market has not, now. For the owner of the server.",
  input: z.strictObject({}),
  output: StartedSchema,
  codes: ["forbidden"],
  market: false,
});

export const beginMarket = endpoint({
  name: "beginMarket",
  ...DATA_CALLS.beginMarket,
  summary:
    "Fetches real companies by their symbols, beside the fictional ones that are served: once they are there, they are served in place of those. For the owner of the server.",
  input: z.strictObject({
    symbols: z.array(SymbolInput).min(1).max(OWN_MARKET_LIMITS.symbols),
    /** Name and email address that the SEC wants to know of whoever asks it; it is sent to nobody else. Without it, only prices are fetched. */
    contact: lineInput(OWN_MARKET_LIMITS.contact).optional(),
  }),
  output: StartedSchema,
  codes: ["forbidden"],
  market: false,
});

export const cancelDataRun = endpoint({
  name: "cancelDataRun",
  ...DATA_CALLS.cancelDataRun,
  summary: "Ends a run; what it has fetched stays, and the next one goes on from there. For the owner of the server.",
  input: z.strictObject({ run: z.uuid() }),
  output: DataRunSchema,
  codes: ["forbidden", "notFound"],
  market: false,
});

export const uploadData = endpoint({
  name: "uploadData",
  ...DATA_CALLS.uploadData,
  summary:
    "Receives a file of a delivery, which its first file begins; `market/importUpload` imports it. What a file is, its content decides. For the owner of the server.",
  body: "multipart",
  input: z.strictObject({
    /** Of the delivery, made by who sends it. */
    upload: z.uuid(),
    file: z.file(),
  }),
  output: z.object({ upload: z.uuid(), files: z.number().int(), bytes: z.number().int() }),
  codes: ["forbidden", "tooLarge"],
  market: false,
});

export const importUpload = endpoint({
  name: "importUpload",
  ...DATA_CALLS.importUpload,
  summary:
    "Imports a delivery of files into the market, with answers to what its files do not show. For the owner of the server.",
  input: z.strictObject({ upload: z.uuid(), answers: AnswersInput.optional() }),
  output: StartedSchema,
  codes: ["forbidden", "notFound"],
  market: false,
});
