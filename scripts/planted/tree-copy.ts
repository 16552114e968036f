import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";

/** Where our own packages stand: links of them must lead into the copy. */
const OWN = "@plumbline";

/**
 * Copies the tracked files of a working tree, as they are in it now, and links what is installed. Caches begin empty: what is built or
 * compiled with a fault stays in the copy.
 *
 * @param folder Must exist; the copy is made in it.
 * @returns The root of the copy.
 * @throws {Error} if git does not know the tree.
 */
export function copyTree(root: string, folder: string): string {
  const copy = join(folder, "tree");
  const tracked = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 });
  for (const file of tracked.split("\0")) {
    if (file === "" || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(root, file), join(copy, file));
  }
  linkPackages(join(root, "node_modules"), join(copy, "node_modules"));
  const shared = join(root, "../shared");
  if (existsSync(shared)) symlinkSync(shared, join(folder, "shared"));
  return copy;
}

function linkPackages(installed: string, links: string): void {
  mkdirSync(links);
  for (const name of readdirSync(installed)) {
    if (name === OWN) cpSync(join(installed, name), join(links, name), { recursive: true, verbatimSymlinks: true });
    else if (!name.startsWith(".") || name === ".bin") symlinkSync(join(installed, name), join(links, name));
  }
}
