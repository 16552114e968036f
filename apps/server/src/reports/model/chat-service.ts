import { setTimeout as pause } from "node:timers/promises";
import OpenAI, { APIConnectionError, APIError } from "openai";
import type { LanguageModelConfiguration } from "../../config/index.ts";
import { ChatFailure, failureOfStatus } from "./chat-failure.ts";
import { limitedFetch } from "./limited-fetch.ts";
import type { ReportPrompt } from "./report-prompt.ts";
import type { Tokens } from "./tokens.ts";

/** How long a service may take, in milliseconds. */
export interface Patience {
  /** Until its first word. */
  readonly first: number;
  /** Between two words. */
  readonly between: number;
  /** In all. */
  readonly whole: number;
  /** Before it is asked again, the first time; the second time it is twice as long. */
  readonly retry: number;
}

export const PATIENCE: Patience = { first: 60_000, between: 30_000, whole: 180_000, retry: 1_000 };

/** How often a service is asked that did not answer. */
const MAX_ATTEMPTS = 3;
const MAX_RETRY_SECONDS = 20;

export interface ChatRequest {
  readonly prompt: ReportPrompt;
  /** The most tokens that it may write. */
  readonly maxTokens: number;
  readonly signal: AbortSignal;
  /** Called with each piece of its answer. */
  readonly onText: (piece: string) => void;
}

/** Services differ in what they understand; what one has refused is not sent to it again. */
interface Dialect {
  readonly limit: "max_completion_tokens" | "max_tokens";
  readonly format: "json_schema" | "json_object" | "text";
}

/** A service of a language model that speaks the interface of OpenAI, here or elsewhere. */
export class ChatService {
  readonly #client: OpenAI;
  readonly #model: string;
  readonly #patience: Patience;
  #dialect: Dialect = { limit: "max_completion_tokens", format: "json_schema" };

  constructor({ url, model, key }: LanguageModelConfiguration, patience: Patience = PATIENCE) {
    this.#model = model;
    this.#patience = patience;
    this.#client = new OpenAI({
      baseURL: url,
      // Services on the same machine ask for none; the library wants one.
      apiKey: key ?? "none",
      organization: null,
      project: null,
      // Asked again here, where the ceiling of a run is known.
      maxRetries: 0,
      timeout: patience.first,
      logLevel: "off",
      fetch: limitedFetch,
    });
  }

  /**
   * Asks for a report and hands over what is written as it comes.
   *
   * @returns The tokens as the service states them; null where it does not.
   * @throws {ChatFailure} with what came of it; text that was handed over before stands.
   */
  async write(request: ChatRequest): Promise<Tokens | null> {
    for (let attempt = 1; ; attempt++) {
      const told = { text: false };
      try {
        return await this.#attempt(request, told);
      } catch (error) {
        const failure = this.#failureOf(error, request.signal);
        if (told.text || attempt >= MAX_ATTEMPTS || !(this.#adapted(failure) || failure.kind === "transient"))
          throw failure;
        await this.#wait(failure, attempt, request.signal);
      }
    }
  }

  async #attempt({ prompt, maxTokens, signal, onText }: ChatRequest, told: { text: boolean }): Promise<Tokens | null> {
    const watch = new Watch(this.#patience, signal);
    try {
      const { limit } = this.#dialect;
      const stream = await this.#client.chat.completions.create(
        {
          model: this.#model,
          messages: [
            { role: "system", content: prompt.system },
            { role: "user", content: prompt.user },
          ],
          stream: true,
          stream_options: { include_usage: true },
          [limit]: maxTokens,
          ...this.#format(prompt),
        },
        { signal: watch.signal },
      );
      let usage: Tokens | null = null;
      for await (const chunk of stream) {
        const piece = chunk.choices?.[0]?.delta?.content;
        if (typeof piece === "string" && piece !== "") {
          told.text = true;
          watch.word();
          onText(piece);
        }
        usage = statedTokens(chunk.usage) ?? usage;
      }
      // The library ends a stream that is aborted without a word.
      if (watch.isLate || signal.aborted) throw new ChatFailure(watch.isLate ? "stalled" : "cancelled");
      if (!told.text) throw new ChatFailure("transient");
      return usage;
    } catch (error) {
      throw watch.isLate ? new ChatFailure("stalled", error) : error;
    } finally {
      watch.end();
    }
  }

  #format({ schema }: ReportPrompt): Pick<OpenAI.ChatCompletionCreateParams, "response_format"> {
    const { format } = this.#dialect;
    if (format === "text") return {};
    if (format === "json_object") return { response_format: { type: "json_object" } };
    return { response_format: { type: "json_schema", json_schema: { name: "report", strict: true, schema } } };
  }

  #failureOf(error: unknown, signal: AbortSignal): ChatFailure {
    if (signal.aborted) return new ChatFailure("cancelled", error);
    if (error instanceof ChatFailure) return error;
    if (error instanceof APIConnectionError) return new ChatFailure("transient", error);
    if (error instanceof APIError) return failureOfStatus(error);
    // A connection that breaks off in the middle of an answer, or an answer that is none.
    return new ChatFailure("transient", error);
  }

  /** Speaks more simply to a service that has refused how it was asked. @returns Whether there is a simpler way. */
  #adapted({ kind, cause }: ChatFailure): boolean {
    if (kind !== "not-understood") return false;
    const { limit, format } = this.#dialect;
    const said = cause instanceof Error ? cause.message : "";
    if (limit === "max_completion_tokens" && /max_(?:completion_)?tokens/.test(said)) {
      this.#dialect = { limit: "max_tokens", format };
      return true;
    }
    if (format === "text") return false;
    this.#dialect = { limit, format: format === "json_schema" ? "json_object" : "text" };
    return true;
  }

  async #wait({ kind, retryAfterSeconds }: ChatFailure, attempt: number, signal: AbortSignal): Promise<void> {
    if (kind === "not-understood") return;
    const own = this.#patience.retry * attempt;
    const asked = Math.min(retryAfterSeconds ?? 0, MAX_RETRY_SECONDS) * 1000;
    await pause(Math.max(own, asked), undefined, { signal }).catch((error: unknown) => {
      throw new ChatFailure("cancelled", error);
    });
  }
}

/** Ends an answer that takes too long: that its words do not come is not told by the connection, which may be kept alive. */
class Watch {
  readonly #controller = new AbortController();
  readonly #patience: Patience;
  readonly #whole: NodeJS.Timeout;
  #next: NodeJS.Timeout;
  readonly #given: AbortSignal;
  readonly #leave = () => this.#controller.abort();
  isLate = false;

  constructor(patience: Patience, given: AbortSignal) {
    this.#patience = patience;
    this.#given = given;
    given.addEventListener("abort", this.#leave, { once: true });
    if (given.aborted) this.#leave();
    this.#whole = setTimeout(() => this.#late(), patience.whole).unref();
    this.#next = setTimeout(() => this.#late(), patience.first).unref();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  word(): void {
    clearTimeout(this.#next);
    this.#next = setTimeout(() => this.#late(), this.#patience.between).unref();
  }

  end(): void {
    clearTimeout(this.#whole);
    clearTimeout(this.#next);
    this.#given.removeEventListener("abort", this.#leave);
    // A stream that was left in the middle is closed.
    this.#controller.abort();
  }

  #late(): void {
    this.isLate = true;
    this.#controller.abort();
  }
}

/** Numbers that a service states are text of others: what is no count of tokens is not stated. */
function statedTokens(usage: OpenAI.CompletionUsage | null | undefined): Tokens | null {
  const [input, output] = [usage?.prompt_tokens, usage?.completion_tokens];
  return isCount(input) && isCount(output) ? { input, output } : null;
}

const MOST_TOKENS = 1e9;

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST_TOKENS;
}
