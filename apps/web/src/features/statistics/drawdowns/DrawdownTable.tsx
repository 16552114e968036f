import type { WireDoubtfulMove, WireDrawdowns } from "@plumbline/contract";
import { type CSSProperties, useMemo, useState } from "react";
import { useFormats, useText } from "../../../i18n/index.ts";
import { Button, FigureValue } from "../../../ui/index.ts";
import styles from "./DrawdownTable.module.css";
import { drawdownRows } from "./drawdown-rows.ts";

interface DrawdownTableProps {
  /** At least one. */
  readonly drawdowns: WireDrawdowns;
  /** Provider of the prices. */
  readonly source: string;
  /** Moves of the price that nothing supports. */
  readonly doubts: readonly WireDoubtfulMove[];
}

const FEW = 5;

/** The deepest falls, with how long they took and how long they were made up for. */
export function DrawdownTable({ drawdowns, source, doubts }: DrawdownTableProps) {
  const text = useText();
  const { change, day, count } = useFormats();
  const [showsAll, setShowsAll] = useState(false);
  const rows = useMemo(() => drawdownRows(drawdowns, source, doubts), [drawdowns, source, doubts]);
  const deepest = rows[0]?.depth.value ?? -1;
  const days = (n: number): string => text("statistics.days", { count: n, n: count(n) });
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text("statistics.drawdowns.depth")}</th>
            <th scope="col" className={styles.wide}>
              {text("statistics.drawdowns.peak")}
            </th>
            <th scope="col">
              <span className={styles.narrow}>{text("statistics.drawdowns.peak")}</span>
              {text("statistics.drawdowns.trough")}
            </th>
            <th scope="col">{text("statistics.drawdowns.recovery")}</th>
            <th scope="col" className={styles.wide}>
              {text("statistics.drawdowns.underWater")}
            </th>
          </tr>
        </thead>
        <tbody>
          {(showsAll ? rows : rows.slice(0, FEW)).map((row) => (
            <tr key={row.peak}>
              <td className={styles.depth} style={{ "--depth": (row.depth.value ?? 0) / deepest } as CSSProperties}>
                <FigureValue
                  figure={row.depth}
                  label={text("statistics.drawdowns.depth")}
                  format={change}
                  explanation={text("statistics.formula.maxDrawdown")}
                />
              </td>
              <td className={styles.wide}>{day(row.peak)}</td>
              <td>
                <span className={styles.narrow}>{day(row.peak)}</span>
                {day(row.trough)}
                <span className={styles.days}>{days(row.daysDown)}</span>
              </td>
              <td>
                {row.recovery === null ? text("statistics.drawdowns.lasting") : day(row.recovery)}
                {row.daysToRecover !== null && <span className={styles.days}>{days(row.daysToRecover)}</span>}
              </td>
              <td className={styles.wide}>{days(row.daysUnderWater)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > FEW && !showsAll && (
        <Button onClick={() => setShowsAll(true)}>
          {text("statistics.drawdowns.all", { count: rows.length - FEW, n: count(rows.length - FEW) })}
        </Button>
      )}
    </>
  );
}
