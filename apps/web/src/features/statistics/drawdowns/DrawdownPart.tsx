import type { WireDoubtfulMove, WireStatistics } from "@plumbline/contract";
import { useText } from "../../../i18n/index.ts";
import { DatedChart } from "../DatedChart.tsx";
import { Part } from "../Part.tsx";
import { isSincePeak } from "../with-doubts.ts";
import styles from "./DrawdownPart.module.css";
import { DrawdownTable } from "./DrawdownTable.tsx";

interface DrawdownPartProps {
  readonly statistics: WireStatistics;
  /** Moves of the price that nothing supports. */
  readonly doubts: readonly WireDoubtfulMove[];
  readonly symbol: string;
  readonly index: string | null;
}

/** How far below its highest close the stock was, and its deepest falls. */
export function DrawdownPart({ statistics, doubts, symbol, index }: DrawdownPartProps) {
  const text = useText();
  const { underWater, drawdowns, provenance } = statistics;
  return (
    <Part view="drawdowns" note={text("statistics.drawdowns.note")}>
      <DatedChart
        line={underWater}
        label={text("statistics.drawdowns.label")}
        symbol={symbol}
        index={index}
        isFilled
        isDoubtfulOn={(day) => isSincePeak(day, underWater, doubts)}
      />
      {drawdowns.depth.length === 0 ? (
        <p className={styles.none}>{text("statistics.drawdowns.none")}</p>
      ) : (
        <DrawdownTable drawdowns={drawdowns} source={provenance.source} doubts={doubts} />
      )}
    </Part>
  );
}
