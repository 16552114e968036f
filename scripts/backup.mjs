/** `npm run backup -- FILE`: writes everything that the accounts consist of into one file. */
import { join } from "node:path";
import { install, NODE_ENVIRONMENT, NODE_FLAGS, requireNode, root, run, runtimeNode } from "./setup.mjs";

async function backUpAccounts() {
  requireNode();
  await install();
  const program = join(root, "apps/server/src/database/commands/main.ts");
  const outcome = await run(runtimeNode(), [...NODE_FLAGS, program, "backup", ...process.argv.slice(2)], {
    env: { ...NODE_ENVIRONMENT, ...process.env },
  });
  process.exit(outcome.code);
}

backUpAccounts();
