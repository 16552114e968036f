/** `npm run market -- ...`: imports, lists, verifies and reports markets. */
import { join } from "node:path";
import { COMPILED, install, requireNode, root, run, runtimeNode } from "./setup.mjs";

async function manageMarkets() {
  requireNode();
  await install();
  const outcome = await run(runtimeNode(), [join(root, "packages/market/src/cli/main.ts"), ...process.argv.slice(2)], {
    env: { ...COMPILED, ...process.env },
  });
  process.exit(outcome.code);
}

manageMarkets();
