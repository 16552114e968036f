/** Builds the page into `apps/web/dist`, unless what is there was built from the same sources. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { precompress } from "./precompress.ts";
import { root } from "./setup.mjs";

const NOT_SOURCES = new Set(["node_modules", "dist"]);

/** Every file below a folder in a stable order, but for installed packages, build output and tests. */
function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !NOT_SOURCES.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? sourceFiles(path) : [path];
    });
}

const web = join(root, "apps/web");
const stamp = join(web, "dist", ".built-from");

function fingerprint(): string {
  const hash = createHash("sha256");
  const files = [
    join(root, "package-lock.json"),
    ...["apps/web", "docs", "packages/core", "packages/contract"].flatMap((folder) => sourceFiles(join(root, folder))),
  ];
  for (const file of files) hash.update(relative(root, file)).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

/** Fails with the faults of scripts that no browser could open: the bundler itself warns of none of them. */
function linkScripts(): void {
  const linker = ["--experimental-vm-modules", "--no-warnings", join(root, "scripts/linked-scripts.ts")];
  const { status, stderr } = spawnSync(process.execPath, [...linker, join(web, "dist/assets")], { encoding: "utf8" });
  if (status === 0) return;
  process.stderr.write(`A browser could not open these scripts of the page:\n${stderr}`);
  process.exit(1);
}

const wanted = fingerprint();
const isFresh = existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
if (!isFresh) {
  process.stdout.write("Building the page ...\n");
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const built = spawnSync(process.execPath, [vite, "build", "--logLevel", "warn"], {
    cwd: web,
    encoding: "utf8",
    // Tests start the build too, and a page built for their environment would carry React's development version.
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (built.status !== 0) {
    const words = `${built.stdout}${built.stderr}`;
    const isFull = words.includes("ENOSPC");
    process.stderr.write(isFull ? "The disk is full. Free some space and run the command again.\n" : words);
    process.exit(1);
  }
  process.stderr.write(built.stderr);
  linkScripts();
  precompress(join(web, "dist"));
  writeFileSync(stamp, wanted);
}
