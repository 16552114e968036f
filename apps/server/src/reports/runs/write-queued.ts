import { setTimeout as pause } from "node:timers/promises";
import type { EvidenceItem, SectionContent } from "@plumbline/core/report";
import { placedSentences } from "@plumbline/core/report";
import type { ReportSection } from "@plumbline/core/words";
import type { FastifyBaseLogger } from "fastify";
import type { Kysely } from "kysely";
import type { LanguageModelConfiguration } from "../../config/index.ts";
import type { Tables } from "../../database/index.ts";
import { ChatFailure } from "../model/chat-failure.ts";
import type { ChatService } from "../model/chat-service.ts";
import { costOf, NO_TOKENS, type Tokens } from "../model/tokens.ts";
import { type WritingListener, type WrittenByModel, writeByModel } from "../model/write-by-model.ts";
import { publishVersion, type ReportShelf } from "../published-reports.ts";
import type { ReportEvidence } from "../report-evidence.ts";
import { estimateOf, wireConsumption } from "./estimate.ts";
import type { ReportEvent } from "./run-feed.ts";
import { advanceRun, endRun, type ReportRunError, type RunEnd } from "./run-store.ts";

/** A report that waits to be written. */
export interface QueuedReport {
  readonly id: string;
  readonly claim: string;
  readonly shelf: ReportShelf;
  readonly snapshot: string;
  readonly evidence: ReportEvidence;
  readonly hash: string;
}

export interface WritingRun {
  readonly db: Kysely<Tables>;
  readonly service: Pick<ChatService, "write">;
  readonly configuration: LanguageModelConfiguration;
  readonly logger: FastifyBaseLogger;
  /** Aborted when nobody waits for it. */
  readonly signal: AbortSignal;
  readonly tell: (event: ReportEvent) => void;
}

/** How often an end is written while the database is away, and the time between. */
const END_ATTEMPTS = 10;
const END_MILLISECONDS = 1000;
/** How many tokens more are told of. */
const TOLD_TOKENS = 40;

/** Writes a report that waited, publishes it, and tells how it comes into being. */
export async function writeQueued(report: QueuedReport, run: WritingRun): Promise<void> {
  const { db, service, configuration, signal, tell, logger } = run;
  const progress = new Progress(report, run);
  tell({ name: "state", data: { state: "running", waiting: 0, tokens: 0 } });
  try {
    if (signal.aborted) throw new ChatFailure("cancelled");
    await progress.store();
    const { shelf, evidence, hash } = report;
    const subject = { evidence, language: shelf.language, hash };
    const written = await writeByModel(subject, { service, configuration, signal, listener: progress });
    await progress.settled();
    await finish(report, written, run);
  } catch (error) {
    const isCancelled = error instanceof ChatFailure && error.kind === "cancelled";
    if (!isCancelled) logger.error({ err: error, run: report.id }, "A report could not be written");
    const tokens = spentBefore(report, progress, configuration);
    const end = { tokens, cost: costOf(tokens, configuration.prices), reportId: null };
    await settle(
      db,
      report,
      isCancelled ? { ...end, state: "cancelled", error: null } : { ...end, state: "failed", error: "program" },
      logger,
    );
    tell(isCancelled ? { name: "cancelled", data: {} } : { name: "failed", data: { error: "program" } });
  }
}

/** About what was spent on a report that was broken off: a service states it only at the end. */
function spentBefore(
  { evidence, shelf: { language }, hash }: QueuedReport,
  { tokens }: Progress,
  configuration: LanguageModelConfiguration,
): Tokens {
  if (tokens === 0) return NO_TOKENS;
  return { input: estimateOf({ evidence, language, hash }, configuration).least.input, output: tokens };
}

async function finish(
  report: QueuedReport,
  written: WrittenByModel,
  { db, configuration, logger, tell }: WritingRun,
): Promise<void> {
  const { tokens, failure } = written;
  const { prices } = configuration;
  const cost = costOf(tokens, prices);
  const isWritten = Object.values(written.report.writtenBy).includes("model");
  if (!isWritten) {
    const error = errorOf(failure);
    await settle(db, report, { state: "failed", error, tokens, cost, reportId: null }, logger);
    tell({ name: "failed", data: { error } });
    return;
  }
  const { shelf, snapshot, hash, evidence } = report;
  const { version } = await publishVersion(db, shelf, {
    ...{
      report: written.report,
      items: evidence.items,
      asOf: evidence.asOf,
      snapshot,
      hash,
      model: configuration.model,
    },
  });
  await settle(db, report, { state: "done", error: null, tokens, cost, reportId: version.id }, logger);
  tell({ name: "done", data: { version: version.id, consumption: wireConsumption(tokens, prices, cost) } });
}

/** Why no section is the model's. */
function errorOf(failure: ChatFailure | null): ReportRunError {
  if (failure === null) return "model";
  const errors: Partial<Record<ChatFailure["kind"], ReportRunError>> = {
    refused: "refused",
    "not-understood": "refused",
    stalled: "time",
    flood: "cost",
  };
  return errors[failure.kind] ?? "model";
}

/** Stores an end, also when the database is away for some seconds. */
async function settle(
  db: Kysely<Tables>,
  report: QueuedReport,
  end: RunEnd & { tokens: Tokens },
  logger: FastifyBaseLogger,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await endRun(db, report, end);
    } catch (error) {
      if (attempt === END_ATTEMPTS) {
        // The run is given up by whoever looks next, and counts with the most that it may have cost.
        logger.warn({ err: error, run: report.id }, "The end of a report could not be stored");
        return;
      }
      await pause(END_MILLISECONDS);
    }
  }
}

/** Tells how a report comes into being, and stores its sections for servers on which others follow it. */
class Progress implements WritingListener {
  tokens = 0;
  readonly #report: QueuedReport;
  readonly #run: WritingRun;
  readonly #told = new Set<string>();
  readonly #sections: Record<string, ReportEvent["data"]> = {};
  #toldTokens = 0;
  #storing: Promise<void> = Promise.resolve();

  constructor(report: QueuedReport, run: WritingRun) {
    this.#report = report;
    this.#run = run;
  }

  readonly onTokens = (tokens: number): void => {
    this.tokens = Math.max(this.tokens, tokens);
    if (this.tokens > 1 && this.tokens - this.#toldTokens < TOLD_TOKENS && this.#toldTokens > 0) return;
    this.#toldTokens = this.tokens;
    this.#run.tell({ name: "state", data: { state: "running", waiting: 0, tokens: this.tokens } });
  };

  readonly onSentence: WritingListener["onSentence"] = (section, place, sentence) => {
    this.#run.tell({ name: "sentence", data: { section, place, sentence, items: this.#newItems(sentence.refs) } });
  };

  readonly onSection: WritingListener["onSection"] = (section, content, writtenBy) => {
    const refs = placedSentences(section, content as SectionContent[ReportSection]).flatMap(
      ({ sentence }) => sentence.refs,
    );
    const cited = new Set([...refs, ...peersOf(section, content)]);
    const items = this.#report.evidence.items.filter(({ id }) => cited.has(id));
    this.#sections[section] = { section, writtenBy, content, items };
    this.#run.tell({ name: "section", data: { section, writtenBy, content, items: this.#newItems([...cited]) } });
    this.#storing = this.#storing.then(() => this.store());
  };

  /** For those who follow elsewhere; nothing is lost if it fails. */
  async store(): Promise<void> {
    const { db } = this.#run;
    await advanceRun(db, this.#report, { sections: this.#sections, output: this.tokens }).catch(() => false);
  }

  settled(): Promise<void> {
    return this.#storing;
  }

  #newItems(refs: readonly string[]): EvidenceItem[] {
    const fresh = new Set(refs.filter((id) => !this.#told.has(id)));
    for (const id of fresh) this.#told.add(id);
    return this.#report.evidence.items.filter(({ id }) => fresh.has(id));
  }
}

/** Numbers of the companies that a section of competitors compares. */
function peersOf(section: ReportSection, content: unknown): string[] {
  if (section !== "competitors") return [];
  const codes = (content as SectionContent["competitors"]).flatMap(({ code }) =>
    code === null ? [] : [`peer.${code}`],
  );
  return ["own", ...codes].flatMap((name) =>
    ["revenue", "growth", "operatingMargin", "roic", "pe"].map((number) => `${name}.${number}`),
  );
}
