/** `npm start`: from a fresh clone to a page in the browser. */
import { accessSync, constants, existsSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import {
  fail,
  install,
  NODE_ENVIRONMENT,
  NODE_FLAGS,
  requireNode,
  root,
  run,
  runtimeNode,
  SERVER_ENVIRONMENT,
  SERVER_FLAGS,
} from "./setup.mjs";
import { parseStartArguments } from "./start-arguments.mjs";

/** Finds out before the long work whether the server will get its port. */
function requireFreePort(host, port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error) => {
      if (error.code === "EADDRINUSE") {
        fail(`Port ${port} is taken by another program. Stop that one, or choose another: PORT=8788 npm start`);
      }
      if (error.code === "EACCES") fail(`Port ${port} needs more rights. Choose one above 1024: PORT=8788 npm start`);
      fail(`Cannot listen on ${host}:${port}: ${error.message}`);
    });
    probe.listen(port, host, () => probe.close(resolve));
  });
}

/** A signal sent to npm alone ends npm and nothing else; the server would stay behind and keep the port. */
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== npm) process.kill(process.pid, "SIGTERM");
  }, 500);
  watch.unref();
}

/** A data folder that is read only is served as it is: the demo market cannot be made in it. */
function isWritable(folder) {
  if (!existsSync(folder)) return true;
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Builds the page, and makes the demo market where it is the one that is served. */
async function prepare(chosen, { node, env }) {
  const program = (path, ...args) => run(node, [...NODE_FLAGS, join(root, path), ...args], { env });
  const preparations = [program("scripts/build.ts")];
  const needsDemo = !chosen.market || chosen.market === "demo";
  if (needsDemo && isWritable(env.DATA_DIR || join(process.cwd(), "data")))
    preparations.push(program("apps/cli/src/main.ts", "demo"));
  const outcomes = await Promise.all(preparations);
  if (outcomes.some((outcome) => outcome.code !== 0)) process.exit(1);
}

async function start() {
  requireNode();
  const chosen = parseStartArguments(process.argv.slice(2), process.env);
  if (chosen.problem) fail(chosen.problem);
  const isWorker = chosen.role === "worker";
  if (chosen.port !== 0 && (!isWorker || chosen.hasPort)) await requireFreePort(chosen.host, chosen.port);
  await install();

  const node = runtimeNode();
  const env = { ...NODE_ENVIRONMENT, ...process.env, ...(chosen.market ? { MARKET: chosen.market } : {}) };
  // A worker has no page, and only reads the markets.
  if (!isWorker) await prepare(chosen, { node, env });

  stopWithNpm();
  const program = isWorker ? "apps/server/src/main/worker-main.ts" : "apps/server/src/main/main.ts";
  const served = await run(node, [...SERVER_FLAGS, join(root, program)], { env: { ...SERVER_ENVIRONMENT, ...env } });
  process.exit(served.code);
}

start();
