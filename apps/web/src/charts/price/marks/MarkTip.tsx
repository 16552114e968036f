import { useEffect, useState } from "react";
import { useFormats, useText } from "../../../i18n/index.ts";
import type { LiveChart } from "../live-chart.ts";
import type { BarMark } from "../marks-on-bars.ts";
import { firstFrom } from "./bar-axis.ts";
import styles from "./MarkTip.module.css";
import type { MarkEvent } from "./mark-events.ts";
import { useMarkWords } from "./mark-words.ts";
import type { MarkDrawing } from "./marks-layer.ts";

interface MarkTipProps {
  /** By rising bar. */
  readonly marks: readonly BarMark<MarkEvent>[];
  readonly pointed: LiveChart["pointed"];
  readonly drawing: MarkDrawing;
}

/** How near the crosshair must be to a mark, in pixels. */
const REACH = 9;
/** Lines of a tip; the rest is counted. */
const MAX_LINES = 5;

interface Shown {
  readonly mark: BarMark<MarkEvent>;
  readonly x: number;
  readonly top: number;
  /** How far across the chart it stands: the tip leans the other way by as much, and so never leaves the chart. */
  readonly share: number;
}

/** Says what the marks at the crosshair stand for. */
export function MarkTip({ marks, pointed, drawing }: MarkTipProps) {
  const text = useText();
  const { day, count } = useFormats();
  const words = useMarkWords();
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const end = pointed.subscribe(() => {
      const index = pointed.read();
      const next = index === null ? null : shownAt(marks, index, drawing);
      setShown((before) => (before?.mark === next?.mark && before?.x === next?.x ? before : next));
    });
    return () => {
      end();
    };
  }, [marks, pointed, drawing]);
  if (!shown) return null;
  const { events } = shown.mark;
  const rest = events.length - MAX_LINES;
  return (
    <div
      className={styles.tip}
      style={{ left: shown.x, top: shown.top, translate: `${-100 * shown.share}% -100%` }}
      aria-hidden="true"
    >
      {events.slice(0, MAX_LINES).map((event, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events of a bar never change their order.
        <p key={i}>
          <span className={styles.day}>{day(event.date)}</span> {words.title(event)}
        </p>
      ))}
      {rest > 0 && <p className={styles.day}>{text("marks.more", { count: rest, n: count(rest) })}</p>}
    </div>
  );
}

function shownAt(marks: readonly BarMark<MarkEvent>[], index: number, drawing: MarkDrawing): Shown | null {
  const crosshair = drawing.xOf(index);
  const next = firstFrom(marks, index);
  if (crosshair === null) return null;
  let found: Shown | null = null;
  let distance = REACH;
  for (const mark of [marks[next - 1], marks[next]]) {
    const x = mark ? drawing.xOf(mark.index) : null;
    if (!mark || x === null || Math.abs(x - crosshair) > distance) continue;
    distance = Math.abs(x - crosshair);
    const { width, top } = drawing.signs();
    found = { mark, x, top, share: Math.min(1, Math.max(0, x / Math.max(1, width))) };
  }
  return found;
}
