/**
 * Imports the path named second, as `prices` or `facts` as named first, into the data directory named third, and tells
 * time, processor time and memory.
 */
import { importMarket } from "@plumbline/market/ingest";

const [kind = "", path = "", dataDirectory = ""] = process.argv.slice(2);
const begun = performance.now();
const outcome = await importMarket({
  dataDirectory,
  market: "bench",
  prices: kind === "prices" ? [path] : [],
  facts: kind === "facts" ? [path] : [],
  reference: [],
  targets: [],
});
const seconds = (performance.now() - begun) / 1000;
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
const peakBytes = maxRSS * 1024;
const cpuSeconds = (userCPUTime + systemCPUTime) / 1e6;
process.stdout.write(JSON.stringify({ seconds, cpuSeconds, peakBytes, ...outcome.counts }));
