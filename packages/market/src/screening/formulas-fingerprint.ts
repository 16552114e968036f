import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Whose sources decide what is derived from a snapshot: the formulas, and what reads companies for them. */
const SOURCES = ["../../../core/src", "../model", "../snapshot", "../companies", "../screening", "../study"];

/**
 * A fingerprint of everything that screenings and studies are computed by. A file on disk that was made by other formulas is
 * not the one that this program would make, whatever the version number says.
 */
export function formulasFingerprint(): string {
  known ??= fingerprint();
  return known;
}

/** Of the sources as they were when this program ran for the first time: an update on disk changes them, not it. */
let known: string | null = null;

function fingerprint(): string {
  const contents = SOURCES.flatMap((folder) => {
    const path = join(import.meta.dirname, folder);
    const files = readdirSync(path, { recursive: true, encoding: "utf8" }).filter(isSource).sort();
    return files.map((file) => `${folder}/${file.replaceAll("\\", "/")}\0${readFileSync(join(path, file), "utf8")}`);
  });
  return hash("sha256", contents.join("\0"), "hex");
}

function isSource(file: string): boolean {
  return file.endsWith(".ts") && !/\.(test|fixture)\.ts$/.test(file);
}
