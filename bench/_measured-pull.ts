/**
 * A pull in a process of its own, which prints what it took. Arguments: data directory, address of the played providers, time in
 * milliseconds, requests a second that the providers take (those that are stated unless given).
 */
import { readFileSync } from "node:fs";
import { liveProviders } from "../packages/market/src/live/index.ts";
import { pullMarket } from "../packages/market/src/pull/index.ts";

/** What one pull took. */
export interface MeasuredPull {
  readonly seconds: number;
  readonly processorSeconds: number;
  readonly peakMegabytes: number;
  /** Requests by provider. */
  readonly sent: Readonly<Record<string, number>>;
  readonly failures: number;
  readonly result: string | null;
}

const [dataDirectory = "", address = "", time = "0", perSecond] = process.argv.slice(2);
const begun = Date.now();
const environment = { YAHOO_URL: `${address}/yahoo` };
const ready = liveProviders(environment).ready.filter(({ terms }) => terms.name === "yahoo");
const requestsPerSecond = Number(perSecond);
const providers =
  perSecond === undefined
    ? ready
    : ready.map((provider) => ({ ...provider, terms: { ...provider.terms, requestsPerSecond } }));

const outcome = await pullMarket({
  dataDirectory,
  market: "us",
  universe: "listed",
  edgar: { userAgent: "Plumbline bench@example.org", dataUrl: address, archivesUrl: address },
  providers,
  now: () => Number(time) + Date.now() - begun,
});

const { user, system } = process.cpuUsage();
const peak = /VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))?.[1];
const measured: MeasuredPull = {
  seconds: (Date.now() - begun) / 1000,
  processorSeconds: (user + system) / 1e6,
  peakMegabytes: Number(peak) / 1024,
  sent: outcome.sent,
  failures: outcome.failures.length + outcome.stopped.length + outcome.quarantined.length,
  result: outcome.imported?.result ?? null,
};
process.stdout.write(JSON.stringify(measured));
