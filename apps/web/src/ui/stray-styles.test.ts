import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SOURCES = join(import.meta.dirname, "..");
const FILES = globSync("**/*.css", { cwd: SOURCES }).map((file) => ({
  file,
  css: readFileSync(join(SOURCES, file), "utf8"),
}));

interface Stray {
  readonly claim: string;
  readonly pattern: RegExp;
  /** The style sheet that says it for all the others. */
  readonly home: string;
}

const WIDTH: Stray = {
  claim: "take the widths of screens from breakpoints.css",
  pattern: /@media [^{]*\((?:min-|max-)?width\b[^{]*/g,
  home: "ui/breakpoints.css",
};
const RADIUS: Stray = {
  claim: "take radii from the tokens",
  pattern: /radius: (?!0;|50%;|inherit;)(?!(?:(?:0|var\(--radius[\w-]*\)) ?)+;)[^;]*/g,
  home: "ui/tokens.css",
};
const LAYER: Stray = {
  claim: "take the layers of the page from the tokens; numbers below 10 order the parts of a component",
  pattern: /z-index: (?!var\(--layer-|-?\d;)[^;]*/g,
  home: "ui/tokens.css",
};

const straysOf = (css: string, { pattern }: Stray): string[] => css.match(pattern) ?? [];

describe("style sheets", () => {
  it.each([WIDTH, RADIUS, LAYER])("$claim", (stray) => {
    const others = FILES.filter(({ file }) => file !== stray.home);
    expect(others.length).toBeGreaterThan(100);
    expect(others.flatMap(({ file, css }) => straysOf(css, stray).map((found) => `${file}: ${found}`))).toEqual([]);
  });
});

it.each([
  [WIDTH, "@media (max-width: 719px) {"],
  [WIDTH, "@media (pointer: coarse) and (width < 720px) {"],
  [RADIUS, "border-radius: 3px;"],
  [RADIUS, "border-top-left-radius: 0.5rem;"],
  [RADIUS, "border-radius: 0 0 2px 2px;"],
  [LAYER, "z-index: 30;"],
] as const)("a planted stray is found: case %#", (stray, css) => {
  expect(straysOf(css, stray)).toHaveLength(1);
});

it.each([
  "@media (--phone) and (pointer: coarse) {",
  "border-radius: var(--radius-large) var(--radius-large) 0 0;",
  "border-radius: 50%;",
  "z-index: 4;",
  "z-index: var(--layer-list);",
])("`%s` is no stray", (css) => {
  expect([WIDTH, RADIUS, LAYER].flatMap((stray) => straysOf(css, stray))).toEqual([]);
});
