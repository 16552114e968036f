import type { WireStatistics } from "@plumbline/contract";
import type { CallOutput } from "@plumbline/contract/calls";
import { useFormats, useText } from "../../i18n/index.ts";
import { Notice } from "../../ui/index.ts";
import { DrawdownPart } from "./drawdowns/DrawdownPart.tsx";
import { MonthPart } from "./months/MonthPart.tsx";
import { remarksOn } from "./remarks.ts";
import { RiskPart } from "./risk/RiskPart.tsx";
import { RollingPart } from "./rolling/RollingPart.tsx";
import styles from "./StatisticsAnswer.module.css";
import type { ChangeStatistics, StatisticsState } from "./state/statistics-state.ts";
import { TablePart } from "./table/TablePart.tsx";
import { YearsPart } from "./years/YearsPart.tsx";

interface StatisticsAnswerProps {
  readonly answer: CallOutput<"statistics">;
  readonly asOf: string | undefined;
  readonly state: StatisticsState;
  readonly onChange: ChangeStatistics;
}

/** What is known, part by part; or why nothing is. */
export function StatisticsAnswer({ answer, asOf, state, onChange }: StatisticsAnswerProps) {
  const text = useText();
  const formats = useFormats();
  const { symbol, statistics } = answer;
  if (!statistics) {
    const title = asOf
      ? text("statistics.noPricesOn", { symbol, day: formats.day(asOf) })
      : text("statistics.noPrices", { symbol });
    return (
      <section className={styles.notice}>
        <Notice title={title}>{text("statistics.noPricesExplained")}</Notice>
      </section>
    );
  }
  const remarks = remarksOn(answer, { text, formats });
  return (
    <>
      {remarks.length > 0 && (
        <div role="status">
          <ul className={styles.remarks}>
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        </div>
      )}
      <Parts answer={answer} statistics={statistics} state={state} onChange={onChange} />
    </>
  );
}

interface PartsProps extends Pick<StatisticsAnswerProps, "answer" | "state" | "onChange"> {
  readonly statistics: WireStatistics;
}

function Parts({ answer, statistics, state, onChange }: PartsProps) {
  const text = useText();
  const { symbol, market } = answer;
  return (
    <>
      <MonthPart
        answer={answer}
        statistics={statistics}
        month={state.month}
        onMonth={(step) => onChange((current) => ({ ...current, month: step(current.month) }))}
      />
      <TablePart answer={answer} statistics={statistics} />
      {market.isDeducted && <p className={styles.between}>{text("statistics.remark.lessOnlyMonths")}</p>}
      <YearsPart paths={statistics.paths} />
      <DrawdownPart statistics={statistics} doubts={answer.doubts} symbol={symbol} index={market.name} />
      <RiskPart risk={statistics.risk} index={market.name} />
      <RollingPart rolling={statistics.rolling} symbol={symbol} index={market.name} doubts={answer.doubts} />
    </>
  );
}
