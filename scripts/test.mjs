/** `npm test`: from a fresh clone to everything checked. */
import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { install, NODE_ENVIRONMENT, requireNode, root, run, runtimeNode } from "./setup.mjs";

async function check() {
  requireNode();
  await install();
  await ensureBrowser();
  const outcome = await run(runtimeNode(), [join(root, "scripts/check.ts"), ...process.argv.slice(2)], {
    env: { ...NODE_ENVIRONMENT, ...process.env },
  });
  process.exit(outcome.code);
}

check();
