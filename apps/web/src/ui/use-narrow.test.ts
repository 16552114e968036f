import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { NARROW } from "./use-narrow.ts";

it("takes the same screens for phones as the style sheets do", () => {
  const breakpoints = readFileSync(join(import.meta.dirname, "breakpoints.css"), "utf8");
  expect(breakpoints).toContain(`@custom-media --phone ${NARROW};`);
});
