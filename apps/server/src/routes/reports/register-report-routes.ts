import { cancelReport, report, reportEstimate, reportEvents, reportVersions, updateReport } from "@plumbline/contract";
import { formatDay } from "@plumbline/core/time";
import { asOfDay } from "@plumbline/market/companies";
import type { FastifyInstance } from "fastify";
import { type Billing, featureAccess } from "../../billing/index.ts";
import { EVENT_STREAM, Failure, type PinnedSource, serve, serveOwnContent, type User } from "../../http/index.ts";
import type { MarketAccess } from "../../market-access/index.ts";
import { listVersions, type Reports } from "../../reports/index.ts";
import type { Upkeep } from "../../upkeep/index.ts";
import { type AccountRoutesOptions, accountRoutes } from "../account/index.ts";
import { type AskedReport, pinReport } from "./pin-report.ts";
import { type ReportSource, reportRoute } from "./report.ts";
import { reportEstimateRoute } from "./report-estimate.ts";
import { reportedStock } from "./reported-stock.ts";
import { updatedData } from "./update-data.ts";
import { updated } from "./update-report.ts";

export interface ReportRoutesOptions extends AccountRoutesOptions {
  readonly market: MarketAccess;
  readonly reports: Reports;
  readonly billing: Billing;
  readonly upkeep: Upkeep;
}

/** Binds the calls of written reports. */
export function registerReportRoutes(app: FastifyInstance, options: ReportRoutesOptions): void {
  const { accounts, market, reports, admission, cache, program } = options;
  const { forUser } = accountRoutes(app, options);
  const serving = { identify: accounts.identify, cache, admission, program, recognizes: true };
  const pin = (asked: AskedReport) => pinReport(options, asked);

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
      input.what === "data"
        ? updatedData(input.code, { ...source, upkeep: options.upkeep, user: user as User })
        : updated({ input, language, user: user as User, context: accounts.context, guards: options }, source),
    { ...serving, pin: () => onMarket(market, reports) },
  );
  serveOwnContent(
    app,
    reportEvents,
    async ({ input, user }, turn) => {
      const { database } = accounts.context;
      const body = reports.runs && (await turn.releaseWhile(reports.runs.follow(database.db, input.run, user.id)));
      if (!body) throw new Failure("notFound");
      return { type: EVENT_STREAM, body };
    },
    { admission, identify: accounts.identify },
  );
  forUser(cancelReport, async ({ database }, { user, input }) => {
    const state = await reports.runs?.leave(database.db, input.run, user.id);
    if (state === undefined) throw new Failure("notFound");
    return { state };
  });
}

function onMarket(market: MarketAccess, reports: Reports): PinnedSource<Omit<ReportSource, "access">> {
  const { sourceFor, release } = market.pin();
  return { sourceFor: (turn) => ({ turn, served: sourceFor(turn), reports }), revision: null, meta: null, release };
}
