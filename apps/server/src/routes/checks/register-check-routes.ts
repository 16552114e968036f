import { checks } from "@plumbline/contract";
import type { FastifyInstance } from "fastify";
import { type PinnedSource, serve } from "../../http/index.ts";
import type { MarketAccess } from "../../market-access/index.ts";
import type { AccountRoutesOptions } from "../account/index.ts";
import { type PinOptions, pinReport } from "../reports/index.ts";
import { type CheckSource, checksRoute } from "./checks.ts";

/**
 * Binds the checks of a stock. They are the same for everyone, and who sends them is not asked, unless the whole report is wanted: that is
 * answered and stored as `ai/report` is.
 */
export function registerCheckRoutes(app: FastifyInstance, options: AccountRoutesOptions & PinOptions): void {
  const { accounts, cache, admission, program, market } = options;
  serve<typeof checks, CheckSource>(app, checks, checksRoute, {
    identify: accounts.identify,
    cache,
    admission,
    program,
    recognizes: ({ query }) => (query as { readonly report?: unknown }).report === "whole",
    pin: (asked) => (asked.input.report === "whole" ? withReport(options, asked) : withoutReport(market)),
  });
}

async function withReport(
  options: PinOptions,
  asked: Parameters<typeof pinReport>[1],
): Promise<PinnedSource<CheckSource>> {
  const { sourceFor, ...pinned } = await pinReport(options, asked);
  return {
    ...pinned,
    sourceFor: (turn) => {
      const reports = sourceFor(turn);
      return { served: reports.served, reports };
    },
  };
}

function withoutReport(market: MarketAccess): PinnedSource<CheckSource> {
  const { sourceFor, ...pinned } = market.pin();
  return { ...pinned, sourceFor: (turn) => ({ served: sourceFor(turn), reports: null }) };
}
