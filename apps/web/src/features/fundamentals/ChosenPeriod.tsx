import type { WirePeriod } from "@plumbline/contract";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { MISSING } from "../../format/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { Button } from "../../ui/index.ts";
import styles from "./ChosenPeriod.module.css";
import { periodName } from "./written-value.ts";

interface ChosenPeriodProps {
  readonly periods: readonly WirePeriod[];
  readonly values: readonly (number | null)[];
  /** The period that is read: the one under the pointer, otherwise the chosen one. */
  readonly shown: number;
  readonly write: (value: number) => string;
  readonly onMove: (step: (from: number) => number) => void;
}

/** The figure of one bar, with steps to its neighbours for fingers that do not meet a bar. */
export function ChosenPeriod({ periods, values, shown, write, onMove }: ChosenPeriodProps) {
  const text = useText();
  const { day } = useFormats();
  const period = periods[shown];
  if (!period) return null;
  const value = values[shown] ?? null;
  return (
    <div className={styles.chosen}>
      <Button
        look="quiet"
        icon
        data-print="hide"
        aria-label={text("fundamentals.earlier")}
        disabled={shown <= 0}
        onClick={() => onMove((from) => Math.max(0, from - 1))}
      >
        <ChevronLeft size={16} aria-hidden="true" />
      </Button>
      <p className={styles.reading}>
        <span>
          <strong>{value === null ? MISSING : write(value)}</strong> {periodName(period, text)}
        </span>
        <span className={styles.ended}>{text("fundamentals.ended", { day: day(period.end) })}</span>
      </p>
      <Button
        look="quiet"
        icon
        data-print="hide"
        aria-label={text("fundamentals.later")}
        disabled={shown >= periods.length - 1}
        onClick={() => onMove((from) => Math.min(periods.length - 1, from + 1))}
      >
        <ChevronRight size={16} aria-hidden="true" />
      </Button>
    </div>
  );
}
