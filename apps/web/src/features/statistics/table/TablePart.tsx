import type { WireStatistics } from "@plumbline/contract";
import type { CallOutput } from "@plumbline/contract/calls";
import { useMemo } from "react";
import { sourceName, useFormats, useText } from "../../../i18n/index.ts";
import { useNarrow } from "../../../ui/index.ts";
import { Part } from "../Part.tsx";
import { MonthsByYear } from "./MonthsByYear.tsx";
import styles from "./TablePart.module.css";
import { tableModel } from "./table-model.ts";
import { YearsByMonth } from "./YearsByMonth.tsx";

interface TablePartProps {
  readonly answer: CallOutput<"statistics">;
  readonly statistics: WireStatistics;
}

/** Every month of every year. On a phone each month is a row, so that more years fit the width. */
export function TablePart({ answer, statistics }: TablePartProps) {
  const text = useText();
  const { day, count } = useFormats();
  const isNarrow = useNarrow();
  const model = useMemo(() => tableModel(statistics, answer.doubts), [statistics, answer.doubts]);
  const { running, provenance, simulation } = statistics;
  const Table = isNarrow ? MonthsByYear : YearsByMonth;
  return (
    <Part view="table">
      <div className={styles.scroller}>
        <Table model={model} isLessMarket={answer.market.isDeducted} />
      </div>
      <p className={styles.legend}>
        {running ? text("statistics.table.legendRunning", { day: day(running.to) }) : text("statistics.table.legend")}{" "}
        {text("statistics.source", {
          source: sourceName(provenance.source, text),
          rounds: count(simulation.rounds),
          seed: count(simulation.seed),
        })}
      </p>
    </Part>
  );
}
