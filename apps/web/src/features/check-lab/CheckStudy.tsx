import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { useMemo } from "react";
import { useFormats, useText } from "../../i18n/index.ts";
import { Notice, Panel, Skeleton } from "../../ui/index.ts";
import styles from "./CheckStudy.module.css";
import { type CheckStudyAnswer, checkStudyQuery, isPreparing } from "./check-study.query.ts";
import { StudyHeadline } from "./StudyHeadline.tsx";
import { overallRow, withinYears, yearRows } from "./study-rows.ts";
import { YearChart } from "./YearChart.tsx";
import { YearTable } from "./YearTable.tsx";

interface CheckStudyProps {
  readonly check: string;
  /** Null uses the default of each type of company. */
  readonly threshold: number | null;
  /** The check with its threshold, such as "P/E < 25". */
  readonly rule: string;
}

/** The study of returns after companies passed a check. */
export function CheckStudy({ check, threshold, rule }: CheckStudyProps) {
  const text = useText();
  const { data, error, isPlaceholderData } = useQuery(checkStudyQuery(check, threshold));
  if (data && isPreparing(data)) {
    return (
      <Notice title={text("lab.preparing")} role="status">
        {text("lab.preparingExplained")}
      </Notice>
    );
  }
  if (data) {
    return (
      <div className={styles.study} aria-busy={isPlaceholderData} data-updating={isPlaceholderData}>
        <Study answer={data} rule={rule} />
      </div>
    );
  }
  if (error) throw error;
  return <Skeleton height="44rem" />;
}

function Study({ answer, rule }: { readonly answer: CheckStudyAnswer; readonly rule: string }) {
  const text = useText();
  const { count } = useFormats();
  const rows = useMemo(() => yearRows(answer), [answer]);
  const overall = useMemo(() => overallRow(answer), [answer]);
  const { delisted } = answer;
  const isEmpty = rows.length === 0;
  return (
    <>
      {delisted === 0 && !isEmpty && <SurvivorBanner />}
      <Panel title={rule}>
        <div className={styles.body}>
          <StudyHeadline overall={overall} years={rows.length} within={withinYears(answer)} />
          {delisted > 0 && !isEmpty && (
            <p className={styles.remark}>{text("lab.delisted", { count: delisted, n: count(delisted) })}</p>
          )}
        </div>
      </Panel>
      {!isEmpty && (
        <Panel title={text("lab.byYear")} note={text("lab.chart")}>
          <div className={styles.body}>
            <YearChart rows={rows} />
            <YearTable rows={rows} overall={overall} within={withinYears(answer)} />
          </div>
        </Panel>
      )}
      <Panel title={text("lab.method")}>
        <div className={styles.body}>
          <Method />
        </div>
      </Panel>
    </>
  );
}

/** Stands before the result, so that it is read first. */
function SurvivorBanner() {
  const text = useText();
  return (
    <div className={styles.survivors} role="note">
      <TriangleAlert size={20} aria-hidden="true" />
      <p>
        <strong>{text("lab.survivors")}</strong>
        {text("lab.survivorsExplained")}
      </p>
    </div>
  );
}

const RULES = ["known", "threshold", "returns", "delisted", "interval", "limits"] as const;

/** The method and the limits of the study. */
function Method() {
  const text = useText();
  return (
    <ul className={styles.method}>
      {RULES.map((rule) => (
        <li key={rule}>{text(`lab.method.${rule}`)}</li>
      ))}
    </ul>
  );
}
