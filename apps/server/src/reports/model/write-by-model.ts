import {
  type Breach,
  type CheckContext,
  checkSection,
  checkSentence,
  type Report,
  type ReportSentence,
  type SectionContent,
} from "@plumbline/core/report";
import { REPORT_SECTIONS, type ReportLanguage, type ReportSection, type ReportWriter } from "@plumbline/core/words";
import type { LanguageModelConfiguration } from "../../config/index.ts";
import { checkContextOf, type ReportEvidence } from "../report-evidence.ts";
import { writeReport } from "../writer/write-report.ts";
import { ChatFailure } from "./chat-failure.ts";
import type { ChatService } from "./chat-service.ts";
import { DRAFT_SCHEMAS, type DraftSentence } from "./draft-schemas.ts";
import { numberedEvidence } from "./numbered-evidence.ts";
import { type DraftMeaning, readDraft, readSentence } from "./read-draft.ts";
import { type PromptSubject, type ReportPrompt, reportPrompt } from "./report-prompt.ts";
import { SectionReader } from "./section-reader.ts";
import { costOf, NO_TOKENS, sumOf, type Tokens, tokensOf } from "./tokens.ts";

/** How a report comes into being. Everything that is told has passed the checker. */
export interface WritingListener {
  readonly onSentence: (section: ReportSection, place: string, sentence: ReportSentence) => void;
  readonly onSection: <Section extends ReportSection>(
    section: Section,
    content: SectionContent[Section],
    writtenBy: ReportWriter,
  ) => void;
  /** Tokens that were written so far. */
  readonly onTokens: (tokens: number) => void;
}

export interface ModelWriting {
  readonly service: Pick<ChatService, "write">;
  readonly configuration: Pick<LanguageModelConfiguration, "prices" | "outputTokens" | "ceilings">;
  readonly signal: AbortSignal;
  readonly listener: WritingListener;
}

export interface WrittenByModel {
  readonly report: Report;
  /** As the service states them; what it does not state is estimated. */
  readonly tokens: Tokens;
  /** Why the model did not write all of it, if the service is to blame. */
  readonly failure: ChatFailure | null;
}

/** A section that is refused is asked for once more. */
const ROUNDS = 2;
/** A service that writes on although it was told where to stop is left. */
const BEYOND_LIMIT = 1.5;

/**
 * Has a language model write a report from evidence. Each section goes through the checker; one that fails, or does not come, is asked
 * for once more, and is then written by the rules and marked so.
 *
 * @throws {ChatFailure} `cancelled` when nobody wants it any more.
 */
export async function writeByModel(
  {
    evidence,
    language,
    hash,
  }: { readonly evidence: ReportEvidence; readonly language: ReportLanguage; readonly hash: string },
  writing: ModelWriting,
): Promise<WrittenByModel> {
  const numbered = numberedEvidence(evidence);
  const subject: PromptSubject = { evidence, numbered, language, hash };
  const attempt = new Attempt(
    { evidence, numbered },
    { context: checkContextOf(evidence, language), writing, rules: writeReport(evidence, language) },
  );
  let tokens = NO_TOKENS;
  let failure: ChatFailure | null = null;
  for (let round = 1; round <= ROUNDS && attempt.wanted.length > 0; round++) {
    const prompt = reportPrompt(subject, attempt.wanted, attempt.breaches);
    if (round > 1 && !isAffordable(tokens, prompt, writing)) break;
    const asked = await ask(prompt, attempt, writing);
    tokens = sumOf(tokens, asked.tokens);
    failure = asked.failure;
    if (failure && ["refused", "not-understood", "flood"].includes(failure.kind)) break;
  }
  return { report: attempt.finished(evidence), tokens, failure };
}

/** Whether another question may cost what it may cost at most. */
function isAffordable(spent: Tokens, prompt: ReportPrompt, { configuration }: ModelWriting): boolean {
  const { prices, ceilings, outputTokens } = configuration;
  const most = sumOf(spent, { input: promptTokens(prompt), output: outputTokens });
  const cost = costOf(most, prices);
  return cost === null || ceilings.run === null || cost <= ceilings.run;
}

/** Tokens of everything that a service reads. */
export function promptTokens({ system, user, schema }: ReportPrompt): number {
  return tokensOf(system) + tokensOf(user) + tokensOf(JSON.stringify(schema));
}

async function ask(
  prompt: ReportPrompt,
  attempt: Attempt,
  { service, configuration, signal, listener }: ModelWriting,
): Promise<{ readonly tokens: Tokens; readonly failure: ChatFailure | null }> {
  const reader = attempt.reader();
  const ended = new AbortController();
  const leave = () => ended.abort();
  signal.addEventListener("abort", leave, { once: true });
  if (signal.aborted) leave();
  let written = 0;
  const estimated = () => ({ input: promptTokens(prompt), output: written });
  try {
    const stated = await service.write({
      prompt,
      maxTokens: configuration.outputTokens,
      signal: ended.signal,
      onText: (piece) => {
        written += tokensOf(piece);
        if (written > BEYOND_LIMIT * configuration.outputTokens) ended.abort();
        if (ended.signal.aborted) return;
        listener.onTokens(written);
        reader.write(piece);
      },
    });
    return { tokens: stated ?? estimated(), failure: null };
  } catch (error) {
    if (!(error instanceof ChatFailure)) throw error;
    if (signal.aborted) throw error;
    const failure = ended.signal.aborted ? new ChatFailure("flood", error) : error;
    // Who did not begin has not been paid.
    return { tokens: written === 0 ? NO_TOKENS : estimated(), failure };
  } finally {
    signal.removeEventListener("abort", leave);
  }
}

interface AttemptOf {
  readonly context: CheckContext;
  readonly writing: ModelWriting;
  /** The same report by the rules. */
  readonly rules: Report;
}

/** The sections of a report that a model has written, and those that it still has to write. */
class Attempt {
  readonly #meaning: DraftMeaning;
  readonly #of: AttemptOf;
  readonly #accepted = new Map<ReportSection, SectionContent[ReportSection]>();
  #breaches: readonly Breach[] = [];

  constructor(meaning: DraftMeaning, of: AttemptOf) {
    this.#meaning = meaning;
    this.#of = of;
  }

  /** Sections that rules could write and the model has not. */
  get wanted(): readonly ReportSection[] {
    const { rules } = this.#of;
    return REPORT_SECTIONS.filter((section) => !this.#accepted.has(section) && !isEmpty(rules[section]));
  }

  /** What was wrong with them. */
  get breaches(): readonly Breach[] {
    return this.#breaches.filter(({ section }) => this.wanted.includes(section));
  }

  /** Reads another answer. */
  reader(): SectionReader {
    this.#breaches = [];
    const wanted = new Set(this.wanted);
    return new SectionReader({
      onSentence: (section, place, value) => {
        if (wanted.has(section)) this.#sentence(section, place, value);
      },
      onSection: (section, value) => {
        if (!wanted.delete(section)) return;
        this.#section(section, value);
      },
    });
  }

  /** The whole report: what the model has not written is written by the rules. */
  finished({ notKnown }: ReportEvidence): Report {
    const { rules, writing } = this.#of;
    const writtenBy: [ReportSection, ReportWriter][] = [];
    const content = REPORT_SECTIONS.map((section) => {
      const accepted = this.#accepted.get(section);
      writtenBy.push([section, accepted === undefined ? "rules" : "model"]);
      if (accepted === undefined) writing.listener.onSection(section, rules[section], "rules");
      return [section, accepted ?? rules[section]];
    });
    return { ...Object.fromEntries(content), notKnown, writtenBy: Object.fromEntries(writtenBy) } as Report;
  }

  /** A sentence that passes alone is told before its section is there. */
  #sentence(section: ReportSection, place: string, value: unknown): void {
    const parsed = DRAFT_SCHEMAS.bull.element.safeParse(value);
    if (!parsed.success) return;
    const sentence = readSentence(parsed.data satisfies DraftSentence, this.#meaning.numbered);
    const { context, writing } = this.#of;
    if (checkSentence(sentence, section, context).length === 0) writing.listener.onSentence(section, place, sentence);
  }

  #section(section: ReportSection, value: unknown): void {
    const { context, writing } = this.#of;
    const content = readDraft(section, value, this.#meaning);
    const breaches = content === null ? [notOfShape(section)] : checkSection(section, content, context);
    if (content === null || breaches.length > 0 || isEmpty(content)) {
      this.#breaches = [...this.#breaches, ...(breaches.length > 0 ? breaches : [notOfShape(section)])];
      return;
    }
    this.#accepted.set(section, content);
    writing.listener.onSection(section, content, "model");
  }
}

function notOfShape(section: ReportSection): Breach {
  return { section, place: section, rule: "schema", found: section };
}

/** Whether a section says nothing. */
function isEmpty(content: SectionContent[ReportSection]): boolean {
  return "text" in content ? content.text.length + content.sources.length === 0 : content.length === 0;
}
