import { readdirSync } from "node:fs";

/** The benchmarks of this folder by their names, sorted. */
export function benchNames(): readonly string[] {
  return readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith(".ts") && file !== "run.ts" && !file.startsWith("_"))
    .map((file) => file.replace(/\.ts$/, ""))
    .sort();
}
