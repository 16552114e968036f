/** A pull in a process of its own, for tests that kill it. Arguments: data directory, address of the played world, time, universe, market. */
import { liveProviders } from "../../live/index.ts";
import { pullMarket } from "../index.ts";
import { PlayedTime } from "./played-time.ts";

const [dataDirectory = "", address = "", time = "0", universe = "", market = "us"] = process.argv.slice(2);
const clock = new PlayedTime();
await pullMarket({
  dataDirectory,
  market,
  universe: universe || null,
  edgar: { userAgent: "Plumbline test@example.org", dataUrl: address, archivesUrl: address },
  providers: liveProviders({ YAHOO_URL: `${address}/yahoo` }).ready.filter(({ terms }) => terms.name === "yahoo"),
  now: () => Number(time) + clock.passed,
  pause: clock.pause,
});
