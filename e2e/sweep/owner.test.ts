import { afterAll } from "vitest";
import { ADJUSTED, startAdjustedServer } from "../adjusted-market.ts";
import { newReader, signedIn } from "../registered-reader.ts";
import { adjustedStates, OWNER_STATES } from "./account-states.ts";
import { lookAtAll } from "./look-at-all.ts";

// A market without accounts and index, on a server to which people come by invitation; its first account owns it.
const server = await startAdjustedServer({ REGISTRATION: "invite" });
afterAll(() => server.stop());

const { address } = server;
lookAtAll([...adjustedStates(ADJUSTED[0]), ...OWNER_STATES], {
  address,
  options: signedIn(await newReader(server), address),
});
