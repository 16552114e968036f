import { inject, it } from "vitest";
import { launchBrowser, visit } from "../browser.ts";
import { newReader, signedIn } from "../registered-reader.ts";
import { countedStates, statesOf } from "./account-states.ts";
import { lookAt, MANY_STOPS } from "./look-at.ts";
import { lookAtAll } from "./look-at-all.ts";

const reader = await newReader();
lookAtAll(await statesOf(reader), { options: signedIn(reader) });

// A new server counts in the background; the tests above look at the other pages meanwhile.
it("pages that say which strategies a stock passes, and which stocks a strategy", MANY_STOPS, async () => {
  const visitor = await visit(await launchBrowser(), signedIn(reader));
  for (const state of await countedStates()) await lookAt(visitor, { address: inject("address"), state });
  await visitor.close();
});
