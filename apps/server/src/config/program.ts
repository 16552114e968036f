import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import description from "../../package.json" with { type: "json" };
import { PROJECT_ROOT } from "./configuration.ts";

export const PRODUCT_NAME = "Plumbline";

export const VERSION: string = description.version;

/** The version as a number that rises: 100 for 1.0.0, as the specification has it. */
export const VERSION_CODE: number = VERSION.split(".")
  .map(Number)
  .reduce((code, part) => code * 10 + part, 0);

/** Whose sources decide what an answer is. */
const SOURCE_FOLDERS = ["packages/core/src", "packages/contract/src", "packages/market/src", "apps/server/src"];

/**
 * A fingerprint of the program. Answers are tagged before they are computed, so a tag must change with the code too:
 * after an update a browser would otherwise be told that its old answer is still right.
 */
export function programRevision(): string {
  const contents = SOURCE_FOLDERS.flatMap((folder) => {
    const path = join(PROJECT_ROOT, folder);
    const files = readdirSync(path, { recursive: true, encoding: "utf8" }).filter(isSource).sort();
    return files.map((file) => `${file}\0${readFileSync(join(path, file), "utf8")}`);
  });
  return hash("sha1", contents.join("\0"), "base64url");
}

function isSource(file: string): boolean {
  return file.endsWith(".ts") && !file.endsWith(".test.ts");
}
