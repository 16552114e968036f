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

function tokenColours(name: string): readonly [light: Rgb, dark: Rgb] {
  const both = new RegExp(`--${name}: light-dark\\(oklch\\(([^)]*)\\), oklch\\(([^)]*)\\)\\)`).exec(css);
  if (!both) throw new Error(`tokens.css has no colour --${name}.`);
  const colours = both.slice(1).map((colour) => {
    const [lightness = 0, chroma = 0, hue = 0] = colour.split(" ").map(Number);
    return linearRgb(lightness, chroma, hue);
  });
  return colours as [Rgb, Rgb];
}

function tokenLuminances(name: string): readonly [light: number, dark: number] {
  const [light, dark] = tokenColours(name);
  return [luminance(light), luminance(dark)];
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const TEXTS = ["ink", "ink-soft", "ink-faint", "accent", "green", "red", "good", "bad"] as const;
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
  ["good", "good-soft", 4.5],
  ["bad", "bad-soft", 4.5],
  ["control-line", "surface", 3],
] as const)("--%s stands out from --%s", (front, back, least) => {
  const ink = tokenLuminances(front);
  const paper = tokenLuminances(back);
  expect(contrast(ink[0], paper[0])).toBeGreaterThanOrEqual(least);
  expect(contrast(ink[1], paper[1])).toBeGreaterThanOrEqual(least);
});

/**
 * What people without one kind of cone see, as rows of a matrix on linear-light sRGB: Machado, Oliveira and Fernandes, "A
 * Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE TVCG 15(6), 2009, severity 1.0.
 */
const COLOUR_BLINDNESS = {
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

/** Distance in OKLab, in which white and black are 1 apart. */
function distance(one: Rgb, other: Rgb): number {
  const [a, b] = [one, other].map(([red, green, blue]) => {
    const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
    const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
    const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
    return [
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ];
  }) as [number[], number[]];
  return Math.hypot(...a.map((part, index) => part - (b[index] ?? Number.NaN)));
}

function seenBy(rows: readonly number[], colour: Rgb): Rgb {
  const part = (row: number) => colour.reduce((sum, value, index) => sum + value * (rows[3 * row + index] ?? 0), 0);
  return [0, 1, 2].map((row) => Math.min(1, Math.max(0, part(row)))) as unknown as Rgb;
}

describe.each(Object.entries(COLOUR_BLINDNESS))("--good and --bad, seen with %s,", (_, rows) => {
  it.each([
    ["light", 0],
    ["dark", 1],
  ] as const)("are far apart in the %s theme, farther than red and green", (_theme, theme) => {
    const apart = (one: string, other: string) =>
      distance(seenBy(rows, tokenColours(one)[theme]), seenBy(rows, tokenColours(other)[theme]));
    expect(apart("good", "bad")).toBeGreaterThan(0.15);
    // Red and green differ well only for those who see both.
    if (rows !== COLOUR_BLINDNESS.tritanopia) expect(apart("good", "bad")).toBeGreaterThan(apart("green", "red"));
  });
});

it("Good and bad are the same colours whichever way a reader's prices go", () => {
  const redUp = /:root\[data-colours="red-up"\] \{([^}]*)\}/.exec(css)?.[1] ?? "";
  expect(redUp).toContain("--gain: var(--red)");
  expect(redUp).not.toMatch(/--(good|bad)/);
});
