import type { WireDoubtfulMove, WireDrawdowns, WireFigure, WireStatistics } from "@plumbline/contract";
import { type CSSProperties, useMemo, useState } from "react";
import { useFormats, useText } from "../../i18n/index.ts";
import { Button, FigureValue, Table } from "../../ui/index.ts";
import { DatedChart } from "./DatedChart.tsx";
import styles from "./DrawdownPart.module.css";
import { Part } from "./Part.tsx";
import { isSincePeak, withDoubts } from "./with-doubts.ts";

interface DrawdownPartProps {
  readonly statistics: WireStatistics;
  /** Price moves that no other source supports. */
  readonly doubts: readonly WireDoubtfulMove[];
  readonly symbol: string;
  readonly index: string | null;
}

/** How far the stock was below its highest close, and its deepest drawdowns. */
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

interface DrawdownTableProps {
  /** At least one. */
  readonly drawdowns: WireDrawdowns;
  /** Provider of the prices. */
  readonly source: string;
  /** Price moves that no other source supports. */
  readonly doubts: readonly WireDoubtfulMove[];
}

const MAX_SHOWN = 5;

/** The deepest drawdowns, with the length of the fall and of the recovery. */
function DrawdownTable({ drawdowns, source, doubts }: DrawdownTableProps) {
  const text = useText();
  const { change, day, count } = useFormats();
  const [showsAll, setShowsAll] = useState(false);
  const rows = useMemo(() => drawdownRows(drawdowns, source, doubts), [drawdowns, source, doubts]);
  const deepest = rows[0]?.depth.value ?? -1;
  const days = (n: number): string => text("statistics.days", { count: n, n: count(n) });
  return (
    <>
      <Table className={styles.table}>
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
          {(showsAll ? rows : rows.slice(0, MAX_SHOWN)).map((row) => (
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
      </Table>
      {rows.length > MAX_SHOWN && !showsAll && (
        <Button onClick={() => setShowsAll(true)}>
          {text("statistics.drawdowns.all", { count: rows.length - MAX_SHOWN, n: count(rows.length - MAX_SHOWN) })}
        </Button>
      )}
    </>
  );
}

/** One drawdown from a peak. */
interface DrawdownRow {
  readonly depth: WireFigure;
  readonly peak: string;
  readonly trough: string;
  readonly recovery: string | null;
  readonly daysDown: number;
  readonly daysToRecover: number | null;
  readonly daysUnderWater: number;
}

/**
 * The drawdowns as rows; each depth has its provenance.
 *
 * @param source Provider of the prices.
 * @param doubts Price moves that no other source supports.
 */
function drawdownRows(drawdowns: WireDrawdowns, source: string, doubts: readonly WireDoubtfulMove[]): DrawdownRow[] {
  return drawdowns.depth.map((value, row) => {
    const peak = drawdowns.peak[row] ?? "";
    const trough = drawdowns.trough[row] ?? "";
    const depth = { value, provenance: { source, formula: "STA-06", periodStart: peak, periodEnd: trough } };
    return {
      depth: withDoubts(depth, doubts, (day) => day > peak && day <= trough),
      peak,
      trough,
      recovery: drawdowns.recovery[row] ?? null,
      daysDown: drawdowns.daysDown[row] ?? 0,
      daysToRecover: drawdowns.daysToRecover[row] ?? null,
      daysUnderWater: drawdowns.daysUnderWater[row] ?? 0,
    };
  });
}
