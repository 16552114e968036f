import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { latinPart } from "./latin-font.ts";
import { LATIN_WEIGHTS } from "./src/ui/latin.ts";

const SOURCES = join(import.meta.dirname, "src");
const INTER = createRequire(import.meta.url).resolve("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2");

describe("the font of Latin text", () => {
  it("has every weight that a style asks for", () => {
    const weights = globSync("**/*.css", { cwd: SOURCES, exclude: ["ui/fonts.css"] }).flatMap((file) =>
      [...readFileSync(join(SOURCES, file), "utf8").matchAll(/font-weight: (\d+)/g)].map(([, weight]) =>
        Number(weight),
      ),
    );
    expect(weights.length).toBeGreaterThan(100);
    expect(Math.min(...weights)).toBeGreaterThanOrEqual(LATIN_WEIGHTS.min);
    expect(Math.max(...weights)).toBeLessThanOrEqual(LATIN_WEIGHTS.max);
  });

  it("is the same file at every build, and little more than half of Inter's", async () => {
    const inter = readFileSync(INTER);
    const part = await latinPart(inter);
    expect(part.subarray(0, 4).toString("latin1")).toBe("wOF2");
    expect(part.equals(await latinPart(inter))).toBe(true);
    expect(part.length).toBeLessThan(inter.length * 0.6);
    expect(part.length).toBeGreaterThan(inter.length * 0.4);
  });
});
