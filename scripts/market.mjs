/** `npm run market -- ...`: imports, lists, verifies and reports markets. */
import { join } from "node:path";
import { install, requireNode, root, run, runtimeNode } from "./setup.mjs";

requireNode();
await install();
const outcome = await run(runtimeNode(), [join(root, "packages/market/src/cli/main.ts"), ...process.argv.slice(2)]);
process.exit(outcome.code);
