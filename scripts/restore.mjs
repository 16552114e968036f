/** `npm run restore -- FILE [--replace]`: makes the accounts what they were when a backup was made. */
import { join } from "node:path";
import { install, NODE_ENVIRONMENT, NODE_FLAGS, requireNode, root, run, runtimeNode } from "./setup.mjs";

async function restoreAccounts() {
  requireNode();
  await install();
  const program = join(root, "apps/server/src/database/commands/main.ts");
  const outcome = await run(runtimeNode(), [...NODE_FLAGS, program, "restore", ...process.argv.slice(2)], {
    env: { ...NODE_ENVIRONMENT, ...process.env },
  });
  process.exit(outcome.code);
}

restoreAccounts();
