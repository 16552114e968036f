import { readdirSync } from "node:fs";
import { join } from "node:path";

const NOT_SOURCES = new Set(["node_modules", "dist"]);

/** Every file below a folder in a stable order, but for installed packages, build output and tests. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !NOT_SOURCES.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? sourceFiles(path) : [path];
    });
}
