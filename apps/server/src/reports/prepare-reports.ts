import { setTimeout as pause } from "node:timers/promises";
import { REPORT_LANGUAGES } from "@plumbline/core/words";
import type { Snapshot } from "@plumbline/market/snapshot";
import type { FastifyBaseLogger } from "fastify";
import type { MarketAccess, ServedMarket } from "../market-access/index.ts";
import { reportEvidence } from "./report-evidence.ts";
import { writeReport } from "./writer/write-report.ts";

/** Reports after which the program runs at its usual speed; the first ones take several times as long. */
const REPORTS = 10;
/** Between two of them, so that requests come first. */
const PAUSE_MILLISECONDS = 50;
/** How often one looks whether another snapshot is served. */
const LOOK_MILLISECONDS = 2_000;

/**
 * Writes some reports of each snapshot before anybody asks for one: the names of the market are indexed and the program is compiled by
 * then, so that the first reader waits no longer than the others.
 *
 * @returns Ends it.
 */
export function prepareReports(market: Pick<MarketAccess, "served">, logger: FastifyBaseLogger): () => void {
  let seen: Snapshot | null = null;
  const look = () => {
    const { served } = market;
    if (served === null || served.snapshot === seen) return;
    const { snapshot } = served;
    seen = snapshot;
    prepare(served, () => market.served?.snapshot !== snapshot).catch((error: unknown) => {
      logger.debug({ err: error }, "Reports could not be prepared; the first one takes longer");
    });
  };
  const timer = setInterval(look, LOOK_MILLISECONDS).unref();
  look();
  return () => clearInterval(timer);
}

async function prepare(served: ServedMarket, isOver: () => boolean): Promise<void> {
  const { snapshot, screenings } = served;
  await screenings.of(snapshot);
  const stocks = snapshot.instruments.filter(({ assetClass, delisted }) => assetClass === "stock" && delisted === null);
  for (const [at, instrument] of stocks.slice(0, REPORTS).entries()) {
    if (isOver()) return;
    const evidence = await reportEvidence(served, instrument);
    writeReport(evidence, REPORT_LANGUAGES[at % REPORT_LANGUAGES.length] ?? "en");
    await pause(PAUSE_MILLISECONDS, undefined, { ref: false });
  }
}
