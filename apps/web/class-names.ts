/** Names for the classes of style sheets: they stand in every script, so they are shorter than those that Vite makes. */
import { hash } from "node:crypto";
import { relative } from "node:path";

const HASH_LENGTH = 4;

/**
 * Makes the names of one build.
 *
 * @returns A function that names a class of a file, such as `button_x3f9`; it throws when two files would share their names.
 */
export function scopedNames(root: string): (name: string, file: string) => string {
  const files = new Map<string, string>();
  return (name, file) => {
    // The same on every machine: the folder of the project differs.
    const path = relative(root, file.replace(/\?.*$/, "")).replaceAll("\\", "/");
    const code = BigInt(`0x${hash("sha256", path)}`)
      .toString(36)
      .slice(-HASH_LENGTH);
    const known = files.get(code) ?? path;
    if (known !== path) throw new Error(`The classes of ${known} and ${path} would have the same names.`);
    files.set(code, path);
    return `${name}_${code}`;
  };
}
