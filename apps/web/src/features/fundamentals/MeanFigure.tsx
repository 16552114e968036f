import type { WireMetric } from "@plumbline/contract";
import { useFormats, useText } from "../../i18n/index.ts";
import { FigureValue } from "../../ui/index.ts";
import styles from "./MeanFigure.module.css";

interface MeanFigureProps {
  readonly average: WireMetric["columns"]["oneYearAverage"];
  readonly label: string;
  readonly write: (value: number) => string;
}

/** A mean, with how many of its periods had a value when not all of them had. */
export function MeanFigure({ average: { mean, used, of }, label, write }: MeanFigureProps) {
  const text = useText();
  const { count } = useFormats();
  const numbers = { used: count(used), of: count(of) };
  const isIncomplete = used > 0 && used < of;
  return (
    <>
      <FigureValue
        figure={mean}
        label={label}
        format={write}
        explanation={used > 0 ? text("fundamentals.usedExplained", numbers) : undefined}
      />
      {isIncomplete && <span className={styles.used}>{text("fundamentals.usedOf", numbers)}</span>}
    </>
  );
}
