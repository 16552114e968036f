import type { WireDoubtfulMove, WireStatistics } from "@plumbline/contract";
import { useFormats, useText } from "../../i18n/index.ts";
import { FigureValue } from "../../ui/index.ts";
import { DatedChart } from "./DatedChart.tsx";
import { Part } from "./Part.tsx";
import styles from "./RollingPart.module.css";
import { isOfYearTo } from "./with-doubts.ts";

interface RollingPartProps {
  readonly rolling: WireStatistics["rolling"];
  readonly symbol: string;
  readonly index: string | null;
  /** Price moves that no other source supports. */
  readonly doubts: readonly WireDoubtfulMove[];
}

const SUMMARY = ["winRate", "median", "best", "worst"] as const;

/** The return of holding the stock for a year, for every day of purchase. */
export function RollingPart({ rolling, symbol, index, doubts }: RollingPartProps) {
  const text = useText();
  const { change, percent } = useFormats();
  if (rolling.n === 0) {
    return (
      <Part view="rolling" note={text("statistics.rolling.note")}>
        <p className={styles.explained}>{text("statistics.rolling.none")}</p>
      </Part>
    );
  }
  return (
    <Part view="rolling" note={text("statistics.rolling.note")}>
      <dl className={styles.summary}>
        {SUMMARY.map((name) => (
          <div key={name}>
            <dt>{text(`statistics.rolling.${name}`)}</dt>
            <dd>
              <FigureValue
                figure={rolling[name]}
                label={text(`statistics.rolling.${name}`)}
                format={(value) => (name === "winRate" ? percent(value, 0) : change(value))}
                explanation={text("statistics.rolling.explained")}
              />
            </dd>
          </div>
        ))}
      </dl>
      <DatedChart
        line={rolling.line}
        label={text("statistics.rolling.label")}
        symbol={symbol}
        index={index}
        isDoubtfulOn={(day) => isOfYearTo(day, doubts)}
      />
      <p className={styles.explained}>{text("statistics.rolling.explained")}</p>
    </Part>
  );
}
