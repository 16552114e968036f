/**
 * `npm run test:partners`: the server with programs of others as Debian installs them. What is missing is installed where apt and root
 * are there; what cannot be is named and counted as not run.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { install, NODE_ENVIRONMENT, requireNode, root, run, runtimeNode, say } from "./setup.mjs";

/** Each with the package of Debian that brings it, and a path that is there when it is installed. */
const PARTNERS = [
  { name: "PostgreSQL", packageName: "postgresql", path: "/usr/lib/postgresql" },
  { name: "PgBouncer", packageName: "pgbouncer", path: "/usr/sbin/pgbouncer" },
  { name: "nginx", packageName: "nginx-light", path: "/usr/sbin/nginx" },
  { name: "Caddy", packageName: "caddy", path: "/usr/bin/caddy" },
];
const MAX_MINUTES = 8;

const missing = () => PARTNERS.filter(({ path }) => !existsSync(path));

const isRoot = typeof process.getuid === "function" && process.getuid() === 0;

/** Installs them without a service: each test starts its own. */
function installMissing() {
  if (missing().length === 0 || !isRoot || !existsSync("/usr/bin/apt-get")) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  spawnSync("apt-get", ["update", "-q"], { env });
  for (const { name, packageName } of missing()) {
    say(`Installing ${name} (once) ...`);
    spawnSync("apt-get", ["install", "-q", "-y", "--no-install-recommends", packageName], { env });
  }
}

async function testPartners() {
  requireNode();
  await install();
  installMissing();
  const built = await run(runtimeNode(), [join(root, "scripts/build.ts")], {
    env: { ...NODE_ENVIRONMENT, ...process.env },
  });
  if (built.code !== 0) process.exit(built.code);
  const scratch = mkdtempSync(join(tmpdir(), "plumbline-partners-report-"));
  const report = join(scratch, "tests.json");
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const words = [vitest, "run", "--project", "partners", "--reporter=default", "--reporter=json"];
  const overdue = setTimeout(() => {
    say(`The tests with partners have not ended in ${MAX_MINUTES} minutes.`);
    process.exit(1);
  }, MAX_MINUTES * 60_000);
  const env = { ...NODE_ENVIRONMENT, ...process.env, PARTNERS: "on" };
  const outcome = await run(runtimeNode(), [...words, `--outputFile.json=${report}`], { env });
  clearTimeout(overdue);
  const counts = existsSync(report)
    ? JSON.parse(readFileSync(report, "utf8"))
    : { numPassedTests: 0, numFailedTests: 0 };
  rmSync(scratch, { recursive: true, force: true });
  const absent = missing().map(({ name }) => name);
  const reasons = [!isRoot && "only root can start them", absent.length > 0 && `not installed: ${absent.join(", ")}`];
  const named = reasons.some(Boolean) ? ` (${reasons.filter(Boolean).join("; ")})` : "";
  say(
    `Partners: ${counts.numPassedTests} passed, ${counts.numFailedTests} failed, ${counts.numPendingTests || 0} not run${named}`,
  );
  process.exit(outcome.code);
}

testPartners();
