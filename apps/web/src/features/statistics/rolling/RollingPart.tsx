import type { WireDoubtfulMove, WireStatistics } from "@plumbline/contract";
import { useFormats, useText } from "../../../i18n/index.ts";
import { FigureValue } from "../../../ui/index.ts";
import { DatedChart } from "../DatedChart.tsx";
import { Part } from "../Part.tsx";
import { isOfYearTo } from "../with-doubts.ts";
import styles from "./RollingPart.module.css";

interface RollingPartProps {
  readonly rolling: WireStatistics["rolling"];
  readonly symbol: string;
  readonly index: string | null;
  /** Moves of the price that nothing supports. */
  readonly doubts: readonly WireDoubtfulMove[];
}

const SUMMARY = ["winRate", "median", "best", "worst"] as const;

/** What holding the stock for a year brought, whenever one bought. */
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
