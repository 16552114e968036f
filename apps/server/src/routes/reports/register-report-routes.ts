import {
  cancelReport,
  type LanguageCode,
  report,
  reportEstimate,
  reportEvents,
  reportVersions,
  updateReport,
} from "@plumbline/contract";
import { formatDay } from "@plumbline/core/time";
import { asOfDay } from "@plumbline/market/companies";
import type { FastifyInstance } from "fastify";
import { type Billing, featureAccess } from "../../billing/index.ts";
import { DatabaseUnavailable } from "../../database/index.ts";
import { Failure, type PinnedSource, serve, serveOwnContent, type User } from "../../http/index.ts";
import type { MarketAccess, ServedMarket } from "../../market-access/index.ts";
import {
  lastPublished,
  listVersions,
  REPORT_EVENT_STREAM,
  type ReportShelf,
  type Reports,
  reportAccess,
} from "../../reports/index.ts";
import { type AccountRoutesOptions, accountRoutes } from "../account/index.ts";
import { type ReportSource, reportRoute } from "./report.ts";
import { reportEstimateRoute } from "./report-estimate.ts";
import { reportedStock } from "./reported-stock.ts";
import { updated } from "./update-report.ts";

export interface ReportRoutesOptions extends AccountRoutesOptions {
  readonly market: MarketAccess;
  readonly reports: Reports;
  readonly billing: Billing;
}

/** Binds the calls of written reports. */
export function registerReportRoutes(app: FastifyInstance, options: ReportRoutesOptions): void {
  const { accounts, market, reports, admission, cache, program } = options;
  const { forUser } = accountRoutes(app, options);
  const serving = { identify: accounts.identify, cache, admission, program, recognizes: true };
  const pin = (asked: Asked) => pinned(options, asked);

  serve<typeof report, ReportSource>(app, report, reportRoute, { ...serving, pin });
  serve<typeof reportEstimate, ReportSource>(
    app,
    reportEstimate,
    async ({ input, language, user }, source) => {
      const access = await source.turn.releaseWhile(featureAccess({ ...options, user }, "modelReports"));
      return reportEstimateRoute({ input, language, access }, source);
    },
    { ...serving, pin },
  );
  serve<typeof reportVersions, ReportSource>(
    app,
    reportVersions,
    async ({ input, language }, { turn, served, access }) => {
      const { symbol } = reportedStock(served.snapshot, input.code);
      const shelf = { market: served.snapshot.manifest.market, code: symbol, language: input.language ?? language };
      const upTo = formatDay(asOfDay(served.snapshot, input.asOf));
      const versions = access.scope === "whole" && reports.versions;
      const found = versions ? await turn.releaseWhile(listVersions(versions, shelf, { upTo })) : [];
      return { symbol, language: shelf.language, versions: [...found] };
    },
    { ...serving, pin: async (asked) => ({ ...(await pin(asked)), revision: null, meta: null }) },
  );
  serve<typeof updateReport, Omit<ReportSource, "access">>(
    app,
    updateReport,
    ({ input, language, user }, source) =>
      updated({ input, language, user: user as User, context: accounts.context, guards: options }, source),
    { ...serving, pin: () => onMarket(market, reports) },
  );
  serveOwnContent(
    app,
    reportEvents,
    async ({ input, user }, turn) => {
      const { database } = accounts.context;
      const body = reports.runs && (await turn.releaseWhile(reports.runs.follow(database.db, input.run, user.id)));
      if (!body) throw new Failure("notFound");
      return { type: REPORT_EVENT_STREAM, body };
    },
    { admission, identify: accounts.identify },
  );
  forUser(cancelReport, async ({ database }, { user, input }) => {
    const state = await reports.runs?.leave(database.db, input.run, user.id);
    if (state === undefined) throw new Failure("notFound");
    return { state };
  });
}

/** What a request for a report asks for, and who asks. */
interface Asked {
  readonly input: { readonly code: string; readonly language?: LanguageCode | undefined };
  readonly language: LanguageCode;
  readonly user: User | null;
}

/**
 * What is open to everyone is stored as all answers about the market are, until a version is published; what one reader alone may read
 * is stored nowhere.
 */
async function pinned(
  options: ReportRoutesOptions,
  { input, language, user }: Asked,
): Promise<PinnedSource<ReportSource>> {
  const { market, reports } = options;
  const { sourceFor, revision, meta, release } = market.pin();
  try {
    const { snapshot } = market.served as ServedMarket;
    const instrument = snapshot.find(input.code);
    const code = instrument?.symbol ?? input.code;
    const shelf = { market: snapshot.manifest.market, code, language: input.language ?? language };
    const [access, mark] = await Promise.all([
      reportAccess(options, { user, snapshot, instrument }),
      markOf(reports, shelf),
    ]);
    const isOwn = user !== null && access.because !== "open";
    return {
      sourceFor: (turn) => ({ turn, served: sourceFor(turn), access, reports }),
      revision: isOwn || mark === null ? null : `${revision} ${access.scope} ${access.because} ${mark}`,
      meta,
      release,
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** Changes with every version that is published; null while that is not known. */
async function markOf({ versions }: Reports, shelf: ReportShelf): Promise<string | null> {
  if (versions === null) return "";
  try {
    return await lastPublished(versions, shelf);
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return null;
    throw error;
  }
}

function onMarket(market: MarketAccess, reports: Reports): PinnedSource<Omit<ReportSource, "access">> {
  const { sourceFor, release } = market.pin();
  return { sourceFor: (turn) => ({ turn, served: sourceFor(turn), reports }), revision: null, meta: null, release };
}
