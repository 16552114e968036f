import { report } from "@plumbline/contract";
import type { FastifyInstance } from "fastify";
import type { Accounts } from "../../accounts/index.ts";
import { type Admission, type AnswerCache, type PinnedSource, serve, type User } from "../../http/index.ts";
import type { MarketAccess } from "../../market-access/index.ts";
import { type ReportAccess, reportAccess } from "../../reports/index.ts";
import { type ReportSource, reportRoute } from "./report.ts";

export interface ReportRoutesOptions {
  readonly cache: AnswerCache;
  readonly admission: Admission;
  readonly market: MarketAccess;
  readonly accounts: Accounts;
  readonly program: string;
}

/** Binds the calls of written reports. */
export function registerReportRoutes(app: FastifyInstance, options: ReportRoutesOptions): void {
  const { accounts, market, ...serving } = options;
  serve<typeof report, ReportSource>(app, report, reportRoute, {
    ...serving,
    identify: accounts.identify,
    recognizes: true,
    pin: async ({ input, user }) => pinned(market, { user, access: await reportAccess({ user, code: input.code }) }),
  });
}

/** What is open to everyone is stored as all answers about the market are; what one reader alone may read is stored nowhere. */
function pinned(
  market: MarketAccess,
  { user, access }: { readonly user: User | null; readonly access: ReportAccess },
): PinnedSource<ReportSource> {
  const { sourceFor, revision, meta, release } = market.pin();
  const isOwn = user !== null && access.because !== "open";
  return {
    sourceFor: (turn) => ({ turn, served: sourceFor(turn), access }),
    revision: isOwn || revision === null ? null : `${revision} ${access.scope} ${access.because}`,
    meta,
    release,
  };
}
