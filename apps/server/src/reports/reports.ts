import type { FastifyBaseLogger } from "fastify";
import type { Kysely } from "kysely";
import type { Accounts } from "../accounts/index.ts";
import type { LanguageModelConfiguration } from "../config/index.ts";
import type { Tables } from "../database/index.ts";
import type { Patience } from "./model/chat-service.ts";
import { ReportRuns } from "./runs/report-runs.ts";

export interface ReportsOptions {
  readonly accounts: Accounts;
  /** Null: the rules write all reports. */
  readonly languageModel: LanguageModelConfiguration | null;
  readonly logger: FastifyBaseLogger;
  readonly patience?: Patience;
}

/** The written reports of a server: where their versions are kept, and the language model that writes some of them. */
export class Reports {
  readonly #accounts: Accounts;
  /** Null without a language model. */
  readonly runs: ReportRuns | null;

  constructor({ accounts, languageModel, logger, patience }: ReportsOptions) {
    this.#accounts = accounts;
    this.runs =
      languageModel === null
        ? null
        : new ReportRuns({ accounts, configuration: languageModel, logger, ...(patience && { patience }) });
  }

  /** Where versions are kept; null on a server without accounts, and before the database has been opened: reports are written all the same. */
  get versions(): Kysely<Tables> | null {
    try {
      return this.#accounts.context.database.db;
    } catch {
      return null;
    }
  }

  async close(): Promise<void> {
    await this.runs?.close();
  }
}
