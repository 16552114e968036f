/** A pull in a process of its own, for tests that kill it. Arguments: data directory, address of the played world, time, universe, market. */
import { pullMarket } from "../index.ts";
import { playedProviders } from "./played-providers.ts";

const [dataDirectory = "", address = "", time = "0", universe = "", market = "us"] = process.argv.slice(2);
const begun = Date.now();
await pullMarket({
  dataDirectory,
  market,
  universe: universe || null,
  edgar: { userAgent: "Plumbline test@example.org", dataUrl: address, archivesUrl: address },
  providers: playedProviders({ YAHOO_URL: `${address}/yahoo` }),
  now: () => Number(time) + Date.now() - begun,
});
