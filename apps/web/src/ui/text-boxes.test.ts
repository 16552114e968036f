import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, it } from "vitest";

const SOURCES = join(import.meta.dirname, "..");

/** Boxes that take no text, or none of the reader's. */
const WITHOUT_TEXT = /\btype="(checkbox|radio|range|date|time|file|hidden|color)"|\bhidden\b|\{\.\.\.input\}/;

/** Elements of a source that take text, as they are written. */
function boxesIn(source: string): string[] {
  return Array.from(source.matchAll(/<(?:input|textarea)\b/g), ({ index }) => {
    let depth = 0;
    let end = index;
    for (; end < source.length && !(source[end] === ">" && depth === 0); end++) {
      if (source[end] === "{") depth++;
      if (source[end] === "}") depth--;
    }
    return source.slice(index, end);
  });
}

// Specification, section 5: "Default text input maxlength 140".
it("every box that takes text says how much, the default being 140 characters", () => {
  const files = globSync("**/*.tsx", { cwd: SOURCES }).map((file) => join(SOURCES, file));
  const boxes = files.flatMap((file) =>
    boxesIn(readFileSync(file, "utf8")).map((box) => [relative(SOURCES, file), box] as const),
  );
  expect(boxes.length).toBeGreaterThan(10);
  expect(boxes.filter(([, box]) => !WITHOUT_TEXT.test(box) && !box.includes("maxLength"))).toEqual([]);
  const [, base] = boxes.find(([file]) => file === join("ui", "Field.tsx")) ?? [];
  expect(base).toContain("maxLength={MAX_LENGTH}");
  expect(readFileSync(join(SOURCES, "ui/Field.tsx"), "utf8")).toContain("const MAX_LENGTH = 140;");
});
