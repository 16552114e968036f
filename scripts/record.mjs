/** `npm run record -- verify`: compares the record of verdicts with its hashes. */
import { join } from "node:path";
import { install, NODE_ENVIRONMENT, NODE_FLAGS, requireNode, root, run, runtimeNode } from "./setup.mjs";

async function verifyRecord() {
  requireNode();
  await install();
  const program = join(root, "apps/cli/src/main.ts");
  const outcome = await run(runtimeNode(), [...NODE_FLAGS, program, "record", ...process.argv.slice(2)], {
    env: { ...NODE_ENVIRONMENT, ...process.env },
  });
  process.exit(outcome.code);
}

verifyRecord();
