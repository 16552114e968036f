import { useFormats, useText } from "../../i18n/index.ts";
import { FigureValue, Table } from "../../ui/index.ts";
import type { CohortMean, MonthsScore, RecordScores } from "./record.query.ts";
import styles from "./ScoreTable.module.css";
import { boundsOf, figureOf, type ScoreGroup, type ScoreRow, scoreGroups } from "./score-rows.ts";

interface ScoreTableProps {
  readonly score: MonthsScore;
  readonly record: RecordScores;
}

/** Every kind of verdict, the bad ones included: how many, how many beat the benchmark, and by how much on average. */
export function ScoreTable({ score, record }: ScoreTableProps) {
  const text = useText();
  return (
    <Table edge="flush" figures className={styles.table}>
      <caption className="visually-hidden">{text("record.table")}</caption>
      <thead>
        <tr>
          <th scope="col">{text("record.verdict")}</th>
          <th scope="col">{text("record.beat")}</th>
          <th scope="col">{text("record.excess")}</th>
        </tr>
      </thead>
      {scoreGroups(score).map((group) => (
        <Group key={group.key} group={group} score={score} record={record} />
      ))}
    </Table>
  );
}

function Group({ group: { key, rows }, score, record }: ScoreTableProps & { readonly group: ScoreGroup }) {
  const text = useText();
  return (
    <tbody>
      {key !== "everything" && (
        <tr className={styles.group}>
          <th scope="rowgroup" colSpan={3}>
            {text(`record.kind.${key}`)}
          </th>
        </tr>
      )}
      {rows.map((row) => (
        <Row key={row.key} row={row} score={score} record={record} />
      ))}
    </tbody>
  );
}

function Row({ row, score, record }: ScoreTableProps & { readonly row: ScoreRow }) {
  const text = useText();
  const { percent, change, count } = useFormats();
  const name = text(`record.row.${row.key}`);
  const { beat, excess } = row.score;
  return (
    <tr>
      <th scope="row">
        {name}
        <span className={styles.more}>{text("record.verdicts", { count: beat.n, n: count(beat.n) })}</span>
      </th>
      <Cell
        mean={beat}
        label={`${name}: ${text("record.beat")}`}
        explanation={text("record.explain.beat")}
        format={(value) => percent(value, 0)}
        {...{ score, record }}
      />
      <Cell
        mean={excess}
        label={`${name}: ${text("record.excess")}`}
        explanation={text("record.explain.excess")}
        format={(value) => change(value, 1)}
        {...{ score, record }}
      />
    </tr>
  );
}

interface CellProps extends ScoreTableProps {
  readonly mean: CohortMean;
  readonly label: string;
  readonly explanation: string;
  readonly format: (value: number) => string;
}

function Cell({ mean, label, explanation, format, score, record }: CellProps) {
  const text = useText();
  const bounds = boundsOf(mean);
  return (
    <td>
      <div className={styles.cell}>
        <FigureValue
          figure={figureOf(mean, score, record)}
          label={label}
          format={format}
          explanation={explanation}
          className={styles.figure}
        />
        {bounds && (
          <span className={styles.more}>
            {text("record.to", { low: format(bounds.low), high: format(bounds.high) })}
          </span>
        )}
      </div>
    </td>
  );
}
