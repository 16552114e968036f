/** Imports the archive named first into the data directory named second, and tells time, processor time and memory. */
import { importMarket } from "@plumbline/market/ingest";

const [archive = "", dataDirectory = ""] = process.argv.slice(2);
const begun = performance.now();
const outcome = await importMarket({
  dataDirectory,
  market: "bench",
  prices: [],
  facts: [archive],
  reference: [],
  targets: [],
});
const seconds = (performance.now() - begun) / 1000;
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
const peakBytes = maxRSS * 1024;
const cpuSeconds = (userCPUTime + systemCPUTime) / 1e6;
const facts = outcome.counts?.facts ?? 0;
process.stdout.write(JSON.stringify({ seconds, cpuSeconds, peakBytes, facts }));
