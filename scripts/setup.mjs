/**
 * Gets a clone ready to run: Node, the packages of the lock file, a browser for the tests. Only built-in modules of
 * Node, and syntax that an old Node can read, because this runs before anything is installed.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
// An old Node has no `statfsSync`; asked for by name, it would end the program before it can say that it is too old.
import fs, { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");

const OLDEST_NODE = 20;
const RUNTIME_NODE = 24;
/** Megabytes that the installed packages take, with what npm needs while it unpacks them. */
const SPACE_NEEDED = 1000;
const STAMP = join(root, "node_modules", ".plumbline-installed");

/**
 * What surrounds the program. Where Node keeps what it has compiled: the sources load in a third of the time when they have
 * been loaded before. And in how many pools the C library of Linux keeps memory: of itself it makes some for each of our
 * threads, and what one has freed no other can use, which costs some fifty megabytes.
 */
export const NODE_ENVIRONMENT = {
  NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "compiled"),
  MALLOC_ARENA_MAX: "2",
};

/**
 * How Node runs a command. By default V8 lets the part of the heap for young objects grow to more than a hundred megabytes in
 * a process that works for long, and gives them back late or never; a smaller one costs no time that can be measured.
 */
export const NODE_FLAGS = ["--max-semi-space-size=16"];

/**
 * What surrounds the server. The C library of Linux gives large pieces of memory back to the system as soon as they are free,
 * but raises the size that it calls large to that of the largest ever freed; below it, what is free stays between what is in
 * use. With a fixed size the server holds a sixth less: 530 in place of 630 MB after six minutes of mixed load on 10,000
 * stocks, side by side at the same speed; 590 MB after twenty-five minutes, when its caches are full.
 */
export const SERVER_ENVIRONMENT = {
  ...NODE_ENVIRONMENT,
  MALLOC_MMAP_THRESHOLD_: "65536",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

/** How Node runs the server, which is there for weeks: a twelfth fewer answers a second for 30 to 60 MB less. */
export const SERVER_FLAGS = ["--max-semi-space-size=4"];

/** Ends the program with a sentence that says what is wrong and what to do. */
export function fail(message) {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}

export function say(message) {
  process.stdout.write(`${message}\n`);
}

/** Refuses a Node that cannot even install the packages. */
export function requireNode() {
  const major = Number(process.versions.node.split(".")[0]);
  if (major < OLDEST_NODE) {
    fail(
      `Plumbline needs Node ${OLDEST_NODE} or later; this is Node ${process.versions.node}. ` +
        "Install a newer Node (https://nodejs.org) and run the command again.",
    );
  }
}

function fingerprint() {
  const hash = createHash("sha256");
  hash.update(readFileSync(join(root, "package-lock.json")));
  hash.update(`${process.platform} ${process.arch}`);
  return hash.digest("hex");
}

function isInstalled() {
  return existsSync(STAMP) && readFileSync(STAMP, "utf8") === fingerprint();
}

/** npm as the running npm started us, or the one on the path. */
function npmCommand() {
  const running = process.env.npm_execpath;
  return running && /\.c?js$/.test(running)
    ? { command: process.execPath, first: [running] }
    : { command: process.platform === "win32" ? "npm.cmd" : "npm", first: [] };
}

/** What a failed installation most likely means, in words. */
function explainInstallFailure(output) {
  if (/ENOSPC|no space left/i.test(output)) {
    return "The disk is full. Free about 1 GB and run the command again.";
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i.test(output)) {
    return "The package registry cannot be reached. Check the network (or npm's proxy settings) and run the command again.";
  }
  if (/EACCES|EPERM|EROFS/i.test(output)) {
    return `The folder ${root} cannot be written to. Make it writable for this user and run the command again.`;
  }
  if (/can only install packages when your package.json and package-lock.json/i.test(output)) {
    return "package.json and package-lock.json disagree. Run `npm install` once and commit the lock file.";
  }
  return "npm could not install the packages. Its last words are above.";
}

/** A disk that fills up in the middle makes npm fail with errors that do not say so. */
function requireSpace() {
  const { bavail, bsize } = fs.statfsSync(root);
  const free = (bavail * bsize) / 1e6;
  if (free < SPACE_NEEDED) {
    fail(
      `The disk is full: ${Math.floor(free)} MB are free at ${root}, and the packages need ${SPACE_NEEDED} MB. ` +
        "Free some space and run the command again.",
    );
  }
}

/** Installs the packages of the lock file, unless that has been done. */
export async function install() {
  if (isInstalled()) return;
  requireSpace();
  say("Installing packages (once, about half a minute) ...");
  const npm = npmCommand();
  const outcome = await run(npm.command, [...npm.first, "ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    quiet: true,
  });
  if (outcome.code !== 0) {
    process.stderr.write(outcome.output.split("\n").slice(-15).join("\n"));
    fail(explainInstallFailure(outcome.output));
  }
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, fingerprint());
}

/** The Node that runs the program: the one of the lock file, or this one where it is new enough. */
export function runtimeNode() {
  const packaged = join(root, "node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node");
  for (const candidate of [packaged, process.execPath]) {
    if (!existsSync(candidate)) continue;
    const version = spawnSync(candidate, ["--version"], { encoding: "utf8" }).stdout || "";
    if (Number(version.replace("v", "").split(".")[0]) >= RUNTIME_NODE) return candidate;
  }
  return fail(
    `Node ${RUNTIME_NODE} was not installed: npm ran without install scripts. ` +
      "Run `npm rebuild node`, or use Node 24 or later yourself, and run the command again.",
  );
}

/**
 * Runs a program to its end.
 *
 * @returns Its exit code, and its output where `quiet` kept it from the terminal.
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: options.quiet ? ["ignore", "pipe", "pipe"] : "inherit",
      env: options.env || process.env,
    });
    // A signal sent to the launcher alone is meant for the program it launched.
    const forward = (signal) => child.kill(signal);
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, forward);
    let output = "";
    if (options.quiet) {
      for (const stream of [child.stdout, child.stderr]) {
        stream.on("data", (chunk) => {
          output += chunk;
        });
      }
    }
    const finish = (outcome) => {
      for (const signal of ["SIGINT", "SIGTERM"]) process.off(signal, forward);
      resolve(outcome);
    };
    child.on("error", (error) => finish({ code: 1, output: `${output}\n${error.message}` }));
    child.on("close", (code) => finish({ code: code === null ? 1 : code, output }));
  });
}
