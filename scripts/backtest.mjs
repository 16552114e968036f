/** `npm run backtest -- ...`: runs a strategy in this process, without a server. */
import { join } from "node:path";
import { install, NODE_ENVIRONMENT, NODE_FLAGS, requireNode, root, run, runtimeNode } from "./setup.mjs";

async function backtest() {
  requireNode();
  await install();
  const program = join(root, "apps/cli/src/main.ts");
  const outcome = await run(runtimeNode(), [...NODE_FLAGS, program, "backtest", ...process.argv.slice(2)], {
    env: { ...NODE_ENVIRONMENT, ...process.env },
  });
  process.exit(outcome.code);
}

backtest();
