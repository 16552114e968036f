import { MISSING } from "../../../format/index.ts";
import { classNames } from "../../../ui/index.ts";
import { useLive } from "../live/use-live.ts";
import { type Speaker, useSpeaker } from "../words/speaker.ts";
import { Card } from "./Card.tsx";
import styles from "./HeatMap.module.css";
import { type HeatMapCell, heatRows } from "./heat-rows.ts";

interface HeatMapProps {
  readonly price: number | null;
}

/** How the value changes with the two rates that matter most; a line divides what is above the price from what is below. */
export function HeatMap({ price }: HeatMapProps) {
  const speaker = useSpeaker();
  const { text, formats } = speaker;
  const grid = useLive(({ live }) => live.grid);
  if (grid === null) return null;
  const { columns, rows } = heatRows(grid, price);
  return (
    <Card title={text("valuation.heatMap")} note={text("valuation.heatMapNote")}>
      <table className={styles.table}>
        <caption className="visually-hidden">{text("valuation.heatMapSpoken")}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <span className={styles.across}>{text("valuation.parameter.terminalGrowth")} →</span>
              <span>{text("valuation.short.wacc")} ↓</span>
            </th>
            {columns.map(({ rate, offset }) => (
              <th key={offset} scope="col" className={classNames(offset === 0 && styles.chosen)}>
                {formats.percent(rate, 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ rate, offset, cells }) => (
            <tr key={offset}>
              <th scope="row" className={classNames(offset === 0 && styles.chosen)}>
                {formats.percent(rate, 1)}
              </th>
              {cells.map((cell) => (
                <Cell key={cell.offset} cell={cell} isMiddle={offset === 0 && cell.offset === 0} speaker={speaker} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.some(({ cells }) => cells.some(({ value }) => value === null)) && (
        <p className={styles.none}>{text("valuation.heatMapNone")}</p>
      )}
      {price !== null && (
        <p className={styles.legend}>
          <span className={styles.sample} data-side="above" />
          {text("valuation.abovePrice")}
          <span className={styles.sample} data-side="below" />
          {text("valuation.belowPrice")}
          <span className={styles.sample} data-side="line" />
          {text("valuation.priceOf", { price: formats.price(price) })}
        </p>
      )}
    </Card>
  );
}

interface CellProps {
  readonly cell: HeatMapCell;
  readonly isMiddle: boolean;
  readonly speaker: Speaker;
}

/** From here on a cell has no room for decimals, which would say nothing either. */
const WHOLE_FROM = 100;

function Cell({ cell: { value, isAbove, crossesTop, crossesStart, heat }, isMiddle, speaker: { formats } }: CellProps) {
  const side = isAbove === null ? null : isAbove ? styles.above : styles.below;
  return (
    <td
      className={classNames(
        styles.cell,
        side ?? false,
        crossesTop && styles.top,
        crossesStart && styles.start,
        isMiddle && styles.middle,
      )}
      data-heat={heat}
    >
      {value === null ? MISSING : Math.abs(value) >= WHOLE_FROM ? formats.count(value) : formats.number(value, 1)}
    </td>
  );
}
