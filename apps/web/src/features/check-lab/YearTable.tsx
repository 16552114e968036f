import { useFormats, useText } from "../../i18n/index.ts";
import { FigureValue, Table } from "../../ui/index.ts";
import type { StudyDifference, StudyRow, StudySide, StudyYearRow } from "./study-rows.ts";
import styles from "./YearTable.module.css";

interface YearTableProps {
  /** Oldest first; the newest is shown first. */
  readonly rows: readonly StudyYearRow[];
  readonly overall: StudyRow;
  /** All years, with companies compared only within their year. */
  readonly within: StudyDifference;
}

/** Counts, means, medians and differences of each year, and of all years. */
export function YearTable({ rows, overall, within }: YearTableProps) {
  const text = useText();
  const { day, count } = useFormats();
  return (
    <Table edge="flush" figures className={styles.table}>
      <caption className="visually-hidden">{text("lab.byYear")}</caption>
      <thead>
        <tr>
          <th scope="col">{text("lab.judged")}</th>
          <th scope="col">{text("lab.passed")}</th>
          <th scope="col">{text("lab.failed")}</th>
          <th scope="col">{text("lab.difference")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.toReversed().map((row) => (
          <tr key={row.day}>
            <th scope="row">
              {day(row.day, "month")}
              <span className={styles.more}>{text("lab.unknownOf", { n: count(row.unknown) })}</span>
            </th>
            <Cells row={row} when={day(row.day)} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text("lab.allYears")}</th>
          <Cells row={overall} when={text("lab.allYears")} />
        </tr>
        <tr className={styles.within}>
          <th scope="row" colSpan={3}>
            {text("lab.withinYears")}
          </th>
          <DifferenceCell of={within} when={text("lab.withinYears")} explanation={text("lab.explain.withinYears")} />
        </tr>
      </tfoot>
    </Table>
  );
}

function Cells({ row, when }: { readonly row: StudyRow; readonly when: string }) {
  const text = useText();
  const { passed, failed } = row;
  return (
    <>
      <SideCell side={passed} name={text("lab.passed")} when={when} />
      <SideCell side={failed} name={text("lab.failed")} when={when} />
      <DifferenceCell of={row} when={when} explanation={text("lab.explain.difference")} />
    </>
  );
}

interface DifferenceCellProps {
  readonly of: StudyDifference;
  readonly when: string;
  readonly explanation: string;
}

function DifferenceCell({ of: { difference, interval }, when, explanation }: DifferenceCellProps) {
  const text = useText();
  const { points } = useFormats();
  return (
    <td>
      <div className={styles.cell}>
        <FigureValue
          figure={difference}
          label={text("lab.differenceOf", { when })}
          format={(value) => points(value, 1)}
          explanation={explanation}
          className={styles.figure}
        />
        {interval && (
          <span className={styles.more}>
            {text("lab.to", { low: points(interval.low, 1), high: points(interval.high, 1) })}
          </span>
        )}
      </div>
    </td>
  );
}

interface SideCellProps {
  readonly side: StudySide;
  readonly name: string;
  readonly when: string;
}

function SideCell({ side: { n, mean, median }, name, when }: SideCellProps) {
  const text = useText();
  const { percent, count } = useFormats();
  const written = (value: number): string => percent(value, 1);
  return (
    <td>
      <div className={styles.cell}>
        <FigureValue
          figure={mean}
          label={text("lab.meanOf", { side: name, when })}
          format={written}
          explanation={text("lab.explain.mean")}
          className={styles.figure}
        />
        <span className={styles.more}>{text("lab.n", { n: count(n) })}</span>
        {median.value !== null && (
          <span className={styles.more}>
            <FigureValue
              figure={median}
              label={text("lab.medianOf", { side: name, when })}
              format={(value) => text("lab.median", { value: written(value) })}
              explanation={text("lab.explain.median")}
            />
          </span>
        )}
      </div>
    </td>
  );
}
