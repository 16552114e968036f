import { tokenColour } from "../../token-colour.ts";

/** Colours of a price chart, in a notation that a canvas library reads. */
export interface Palette {
  readonly text: string;
  readonly grid: string;
  readonly surface: string;
  readonly crosshair: string;
  readonly label: string;
  readonly gain: string;
  readonly loss: string;
  readonly good: string;
  readonly bad: string;
  readonly accent: string;
  readonly comparison: string;
  readonly warning: string;
  /** Of the moving averages, in the order of their lengths. */
  readonly averages: readonly string[];
  readonly fontFamily: string;
}

/** The colours of the appearance that is on screen; the legend's stylesheet names the same tokens. */
export function readPalette(frame: HTMLElement): Palette {
  const colour = (token: `--${string}`) => tokenColour(token, frame);
  return {
    text: colour("--ink-faint"),
    grid: colour("--line"),
    surface: colour("--surface"),
    crosshair: colour("--ink-faint"),
    label: colour("--ink-soft"),
    gain: colour("--gain"),
    loss: colour("--loss"),
    good: colour("--good"),
    bad: colour("--bad"),
    accent: colour("--series-1"),
    comparison: colour("--series-2"),
    warning: colour("--notice-ink"),
    averages: [colour("--series-3"), colour("--series-4"), colour("--ink-soft")],
    fontFamily: getComputedStyle(frame).fontFamily,
  };
}

/**
 * A colour that lets some of what lies behind it through.
 *
 * @param rgb As `rgb(r, g, b)`.
 */
export function withAlpha(rgb: string, alpha: number): string {
  return rgb.replace("rgb(", "rgba(").replace(")", `, ${alpha})`);
}
