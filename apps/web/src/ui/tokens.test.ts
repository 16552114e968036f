import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");

type Rgb = readonly [red: number, green: number, blue: number];

/** Linear-light sRGB of an OKLCH colour, by the matrices of CSS Color 4. */
function linearRgb(lightness: number, chroma: number, hue: number): Rgb {
  const radians = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(radians);
  const b = chroma * Math.sin(radians);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Relative luminance of WCAG 2.2. */
const luminance = ([red, green, blue]: Rgb): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

function tokenLuminances(name: string): readonly [light: number, dark: number] {
  const both = new RegExp(`--${name}: light-dark\\(oklch\\(([^)]*)\\), oklch\\(([^)]*)\\)\\)`).exec(css);
  if (!both) throw new Error(`tokens.css has no colour --${name}.`);
  const [light, dark] = both.slice(1).map((colour) => {
    const [lightness = 0, chroma = 0, hue = 0] = colour.split(" ").map(Number);
    return luminance(linearRgb(lightness, chroma, hue));
  });
  return [light ?? Number.NaN, dark ?? Number.NaN];
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const TEXTS = ["ink", "ink-soft", "ink-faint", "accent", "green", "red"] as const;
const GROUNDS = ["ground", "surface", "raised", "sunken", "hover"] as const;

// WCAG 2.2, success criteria 1.4.3 (text) and 1.4.11 (controls).
describe.each(TEXTS)("--%s", (text) => {
  it.each(GROUNDS)("is readable on --%s in both themes", (ground) => {
    const ink = tokenLuminances(text);
    const paper = tokenLuminances(ground);
    expect(contrast(ink[0], paper[0])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ink[1], paper[1])).toBeGreaterThanOrEqual(4.5);
  });
});

it.each([
  ["on-accent", "accent", 4.5],
  ["notice-ink", "notice", 4.5],
  ["notice-ink", "sunken", 4.5],
  ["green", "green-soft", 4.5],
  ["red", "red-soft", 4.5],
  ["control-line", "surface", 3],
] as const)("--%s stands out from --%s", (front, back, least) => {
  const ink = tokenLuminances(front);
  const paper = tokenLuminances(back);
  expect(contrast(ink[0], paper[0])).toBeGreaterThanOrEqual(least);
  expect(contrast(ink[1], paper[1])).toBeGreaterThanOrEqual(least);
});
