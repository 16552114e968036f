import { type RefObject, useEffect, useState } from "react";
import { useFormats } from "../../i18n/index.ts";
import styles from "./EventTip.module.css";
import type { LiveChart } from "./live-chart.ts";
import type { BarMark, PriceEvent } from "./marks-on-bars.ts";
import type { PriceDrawing } from "./price-drawing.ts";
import { useEventSentence } from "./use-event-sentence.ts";

interface EventTipProps {
  readonly marks: readonly BarMark[];
  readonly pointed: LiveChart["pointed"];
  readonly drawing: PriceDrawing | null;
  /** ISO 4217, in which dividends are paid. */
  readonly currency: string | null;
  /** Element over which it stands. */
  readonly frame: RefObject<HTMLElement | null>;
}

/** How near the crosshair must be to a mark, in pixels. */
const REACH = 9;

interface Shown {
  readonly mark: BarMark;
  readonly x: number;
  readonly isRight: boolean;
}

/** Says what a mark stands for when the crosshair is at it. */
export function EventTip({ marks, pointed, drawing, currency, frame }: EventTipProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const find = (): Shown | null => {
      const index = pointed.read();
      const mark = index === null ? null : nearestMark(marks, index);
      if (!drawing || index === null || !mark) return null;
      const x = drawing.positionOf(mark.index);
      const crosshair = drawing.positionOf(index);
      if (x === null || crosshair === null || Math.abs(x - crosshair) > REACH) return null;
      return { mark, x, isRight: x > (frame.current?.clientWidth ?? 0) / 2 };
    };
    const end = pointed.subscribe(() => {
      const next = find();
      setShown((before) => (before?.mark === next?.mark && before?.x === next?.x ? before : next));
    });
    return () => {
      end();
    };
  }, [marks, pointed, drawing, frame]);
  if (!shown) return null;
  return (
    <div className={styles.tip} data-right={shown.isRight} style={{ left: shown.x }} aria-hidden="true">
      {shown.mark.events.map((event) => (
        <Line key={`${event.kind} ${event.date}`} event={event} currency={currency} />
      ))}
    </div>
  );
}

function Line({ event, currency }: { readonly event: PriceEvent; readonly currency: string | null }) {
  const sentence = useEventSentence(currency)(event);
  const { day } = useFormats();
  return (
    <p>
      <span className={styles.day}>{day(event.date)}</span> {sentence}
    </p>
  );
}

/** The mark closest to a bar; null when there are no marks. */
function nearestMark(marks: readonly BarMark[], index: number): BarMark | null {
  let nearest: BarMark | null = null;
  for (const mark of marks) {
    if (!nearest || Math.abs(mark.index - index) < Math.abs(nearest.index - index)) nearest = mark;
  }
  return nearest;
}
