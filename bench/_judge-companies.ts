/**
 * Imports the archive of companyfacts named second with the build in the folder named first, into the data directory named third;
 * then judges the accounts of as many companies as named fourth on the market's last day. Tells the processor time of each.
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as Ingest from "../packages/market/src/ingest/index.ts";
import type { Instrument } from "../packages/market/src/model/index.ts";
import type * as Rows from "../packages/market/src/screening/factors/stock-rows.ts";
import type * as Snapshots from "../packages/market/src/snapshot/index.ts";

const [checkout = "", archive = "", dataDirectory = "", companies = "0"] = process.argv.slice(2);

async function load<Module>(path: string): Promise<Module> {
  return (await import(pathToFileURL(join(checkout, "packages/market/src", path)).href)) as Module;
}

const { importMarket } = await load<typeof Ingest>("ingest/index.ts");
const { openMarket } = await load<typeof Snapshots>("snapshot/index.ts");
const { rowOnDay } = await load<typeof Rows>("screening/factors/stock-rows.ts");

const none = { prices: [], reference: [], targets: [] };
await importMarket({ dataDirectory, market: "bench", facts: [archive], ...none });
const imported = process.cpuUsage();
const { snapshot } = await openMarket(dataDirectory, "bench");
let judged = 0;
for (let cik = 1; cik <= Number(companies); cik++) {
  const company = snapshot.facts(cik);
  if (!company) continue;
  const { facts } = company;
  const last = facts.reduce((day, { filed }) => (filed > day ? filed : day), facts[0]?.filed ?? Number.NaN);
  const instrument = { symbol: `C${cik}`, sic: 3571, industry: null } as Instrument;
  rowOnDay({ instrument, facts, splits: [], source: "sec" })(last as (typeof facts)[number]["filed"]);
  judged++;
}
const judging = process.cpuUsage(imported);
snapshot.close();
const secondsOf = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1e6;
process.stdout.write(JSON.stringify({ imported: secondsOf(imported), judging: secondsOf(judging), judged }));
