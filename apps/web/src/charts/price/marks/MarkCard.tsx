import { useState } from "react";
import { useFormats, useText } from "../../../i18n/index.ts";
import { AnchoredPopover } from "../../../ui/popover/AnchoredPopover.tsx";
import type { LevelReading } from "./level-readings.ts";
import styles from "./MarkCard.module.css";
import { LevelFacts, MarkFacts } from "./MarkFacts.tsx";
import type { MarkEvent } from "./mark-events.ts";
import { useMarkWords } from "./mark-words.ts";
import type { Point } from "./marks-layer.ts";

interface MarkCardProps {
  /** Where it was asked for, in pixels from the corner of the chart. */
  readonly at: Point;
  /** Of the bar. */
  readonly date: string;
  readonly code: string;
  readonly readings: readonly LevelReading[];
  readonly events: readonly MarkEvent[];
  /** Of the point at which it stands. */
  readonly className: string | undefined;
  readonly onClose: () => void;
}

/** All that is marked at a bar, each with what is behind it. */
export function MarkCard({ at, date, code, readings, events, className, onClose }: MarkCardProps) {
  const text = useText();
  const { day, price } = useFormats();
  const words = useMarkWords();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const reader = anchor?.parentElement?.querySelector<HTMLElement>("[role=slider]") ?? undefined;
  const isEmpty = readings.length + events.length === 0;
  return (
    <>
      <span ref={setAnchor} className={className} style={{ left: at.x, top: at.y }} />
      {anchor && (
        <AnchoredPopover
          anchor={anchor}
          focusedBefore={reader}
          title={day(date)}
          isText
          className={styles.card}
          onClose={onClose}
        >
          <ul className={styles.list}>
            {readings.map((reading) => (
              <li key={reading.id}>
                <p className={styles.title}>
                  {text("marks.reading", { name: text(`marks.name.${reading.id}`), value: price(reading.value) })}
                </p>
                <LevelFacts reading={reading} code={code} />
              </li>
            ))}
            {events.map((event, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: events of a bar never change their order.
              <li key={i}>
                <p className={styles.title}>
                  {words.title(event)} {event.date !== date && <span className={styles.day}>{day(event.date)}</span>}
                </p>
                <MarkFacts event={event} code={code} />
              </li>
            ))}
          </ul>
          {isEmpty && <p className={styles.day}>{text("marks.noneHere")}</p>}
        </AnchoredPopover>
      )}
    </>
  );
}
