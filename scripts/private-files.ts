import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A package's name and what is asked for inside it, without what a bundler reads after `?`. */
const SPECIFIER = /^(?<name>(?:@[^/]+\/)?[^./@#:][^/:]*)(?:\/(?<path>[^?]+))?(?:\?.*)?$/;
/** Files with other endings (styles, fonts) are named by a pattern in packages that consist of them. */
const CODE = /(^|\/)[^.]+$|\.[cm]?[jt]sx?$/;

/**
 * Says whether an import reaches for a file that its package has for itself: code is imported by the package's name, or by
 * a path that its `exports` list as such. A pattern such as `./src/*.js` lets every file through and promises none of them.
 *
 * @param importer Path of the file that imports.
 * @param specifier What it writes between the quotes.
 * @returns False for files of this repository and modules of Node, and where the package is not installed.
 */
export function isPrivateFile(importer: string, specifier: string): boolean {
  const { name, path } = SPECIFIER.exec(specifier)?.groups ?? {};
  if (name === undefined || path === undefined || !CODE.test(path)) return false;
  const file = packageFile(dirname(importer), name);
  if (file === null) return false;
  const { exports = {} } = JSON.parse(readFileSync(file, "utf8")) as { exports?: object | string };
  return typeof exports === "string" || !Object.keys(exports).includes(`./${path}`);
}

/** The description of a package, found as Node finds it; null when it is not installed. */
function packageFile(folder: string, name: string): string | null {
  const file = join(folder, "node_modules", name, "package.json");
  if (existsSync(file)) return file;
  const parent = dirname(folder);
  return parent === folder ? null : packageFile(parent, name);
}
