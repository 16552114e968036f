import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { useFormats, useText } from "../../i18n/index.ts";
import { Notice, Panel, Skeleton } from "../../ui/index.ts";
import styles from "./CheckStudy.module.css";
import {
  checkStudyQuery,
  isPreparing,
  type MovedMoat,
  moatStudyQuery,
  type Preparing,
  type StudyAnswer,
} from "./check-study.query.ts";
import { SpreadPersistence } from "./SpreadPersistence.tsx";
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
  const { data, error, isPlaceholderData } = useQuery(checkStudyQuery(check, threshold));
  if (error && !data) throw error;
  return (
    <Waiting answer={data} isUpdating={isPlaceholderData}>
      {(answer) => <Study answer={answer} rule={rule} />}
    </Waiting>
  );
}

interface MoatStudyProps {
  readonly moved: MovedMoat;
  /** What counts as a wide moat, in words. */
  readonly rule: string;
}

/** What followed a wide moat: the returns, and whether the spread itself lasted. */
export function MoatStudy({ moved, rule }: MoatStudyProps) {
  const { data, error, isPlaceholderData } = useQuery(moatStudyQuery(moved));
  const text = useText();
  if (error && !data) throw error;
  return (
    <Waiting answer={data} isUpdating={isPlaceholderData}>
      {(answer) => (
        <Study answer={answer} rule={rule} note={text("lab.moat.method")}>
          <SpreadPersistence persistence={answer.persistence} />
        </Study>
      )}
    </Waiting>
  );
}

interface WaitingProps<Answer extends StudyAnswer> {
  readonly answer: Answer | Preparing | undefined;
  readonly isUpdating: boolean;
  readonly children: (answer: Answer) => ReactNode;
}

/** A study once it is there; until then that the server prepares it. */
function Waiting<Answer extends StudyAnswer>({ answer, isUpdating, children }: WaitingProps<Answer>) {
  const text = useText();
  if (!answer) return <Skeleton height="44rem" />;
  if (isPreparing(answer)) {
    return (
      <Notice title={text("lab.preparing")} role="status">
        {text("lab.preparingExplained")}
      </Notice>
    );
  }
  return (
    <div className={styles.study} aria-busy={isUpdating} data-updating={isUpdating}>
      {children(answer)}
    </div>
  );
}

interface StudyProps {
  readonly answer: StudyAnswer;
  readonly rule: string;
  /** The first sentence of the method, where the study has one of its own. */
  readonly note?: string | undefined;
  /** What it shows beside the returns. */
  readonly children?: ReactNode;
}

function Study({ answer, rule, note, children }: StudyProps) {
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
      {children}
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
          <Method note={note} />
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
function Method({ note }: Pick<StudyProps, "note">) {
  const text = useText();
  return (
    <ul className={styles.method}>
      {note !== undefined && <li>{note}</li>}
      {RULES.filter((rule) => note === undefined || rule !== "threshold").map((rule) => (
        <li key={rule}>{text(`lab.method.${rule}`)}</li>
      ))}
    </ul>
  );
}
