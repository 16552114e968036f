import { cssPercent } from "../../ui/index.ts";
import { GridLines } from "../frame/GridLines.tsx";
import styles from "../LineChart.module.css";
import { LINE_SPACE, type LineLayout, type PlacedLine } from "./line-layout.ts";
import { nearestPlace } from "./nearest-place.ts";

export interface ChartLine extends PlacedLine {
  readonly key: string;
  /** `main` stands out, `quiet` lies behind the others, `average` is dashed. */
  readonly tone: "main" | "other" | "quiet" | "average";
  /** A token such as `var(--series-2)`; that of its tone unless given. */
  readonly colour?: string | undefined;
  /** Filled down, or up, to zero. */
  readonly isFilled?: boolean | undefined;
}

interface LinesProps {
  readonly lines: readonly ChartLine[];
  readonly layout: LineLayout;
}

/** Grid and lines; a fill goes to zero, or to the top where zero is beyond. */
export function DrawnLines({ lines, layout: { paths, ticks, zero } }: LinesProps) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${LINE_SPACE} ${LINE_SPACE}`} preserveAspectRatio="none">
      <GridLines ticks={ticks} />
      {lines.map(({ key, tone, colour, isFilled, places }, k) => (
        <g key={key} data-tone={tone} className={styles.line} style={colour ? { color: colour } : undefined}>
          {isFilled && paths[k] && (
            <path className={styles.fill} d={filled(paths[k], { places, zero: (zero ?? 0) * LINE_SPACE })} />
          )}
          <path className={styles.stroke} d={paths[k]} />
        </g>
      ))}
    </svg>
  );
}

function filled(path: string, { places, zero }: { places: readonly number[]; zero: number }): string {
  const first = places[0] ?? 0;
  const last = places.at(-1) ?? 0;
  return `${path}L${last * LINE_SPACE} ${zero}L${first * LINE_SPACE} ${zero}Z`;
}

/** A vertical line through the stop, with a dot on each line that stands out. */
export function LineCursor({ lines, layout, place }: LinesProps & { readonly place: number }) {
  return (
    <div className={styles.cursor} style={{ left: cssPercent(place) }} aria-hidden="true">
      {lines.map(({ key, tone, colour, places, values }) => {
        const value = places.length > 0 && tone !== "quiet" ? values[nearestPlace(places, place)] : null;
        const isBeyond = place > (places.at(-1) ?? 0) + 1e-9;
        if (value == null || isBeyond) return null;
        return (
          <span
            key={key}
            data-tone={tone}
            style={{ top: cssPercent(layout.topOf(value)), ...(colour && { color: colour }) }}
          />
        );
      })}
    </div>
  );
}
