/** `npm run dev`: the server restarts when its sources change, the page reloads when its own do. */
import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "./setup.mjs";

const port = process.env.PORT ?? "8787";

function start(args: readonly string[], folder: string): ChildProcess {
  return spawn(process.execPath, [...args], {
    cwd: folder,
    stdio: "inherit",
    // Google and Apple are played by providers on this machine: signing in with them works without keys.
    env: { LOCAL_PROVIDER: "on", ...process.env, PORT: port },
  });
}

const children = [
  start(["--watch", "apps/server/src/main/main.ts"], root),
  start([join(root, "node_modules/vite/bin/vite.js")], join(root, "apps/web")),
];

function stop(code: number): void {
  for (const child of children) child.kill();
  process.exitCode = code;
}

for (const child of children) child.once("exit", (code) => stop(code ?? 0));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop(0));
