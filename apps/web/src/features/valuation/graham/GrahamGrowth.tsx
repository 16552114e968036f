import { ChartFrame, ChartTimes, GridLines } from "../../../charts/index.ts";
import { MISSING } from "../../../format/index.ts";
import { useLocale } from "../../../i18n/index.ts";
import { classNames, cssPercent, Table } from "../../../ui/index.ts";
import { ResultCard } from "../section/ResultCard.tsx";
import { useValuationState } from "../store/valuation-store.ts";
import styles from "./GrahamGrowth.module.css";
import { GRAHAM_EDITS, type GrahamEdit, grahamValue } from "./graham-edit.ts";
import { type ChosenFormula, type GrowthChartLayout, growthChartLayout } from "./growth-chart.ts";

const GROWTHS = [0, 0.05, 0.1, 0.15, 0.2] as const;
const EDITS = ["classic", "conservative"] as const;

/**
 * The values of the formula and its conservative edit at fixed growth rates, one row per rate: five columns would be
 * wider than a phone.
 */
export function GrahamGrowth({ price }: { readonly price: number | null }) {
  const { text, formats } = useLocale();
  const results = useValuationState((state) => state.results);
  const isRevised = useValuationState(({ choice }) => choice.isRevised);
  if (results[isRevised ? "grahamRevised" : "graham"].value === null) return null;
  const { graham: inputs, bondYield } = results.chosen;
  const bonds = isRevised ? bondYield : null;
  const valueAt = (edit: GrahamEdit, growth: number) =>
    grahamValue({ ...inputs, ...GRAHAM_EDITS[edit], growth }, bonds);
  return (
    <ResultCard title={text("valuation.grahamGrowths")} note={text("valuation.grahamGrowthsNote")}>
      <GrowthChart inputs={inputs} bondYield={bonds} price={price} />
      <Table figures lines={false} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text("valuation.growth")}</th>
            {EDITS.map((edit) => (
              <th key={edit} scope="col">
                {text(`valuation.grahamEdit.${edit}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {GROWTHS.map((growth) => (
            <tr key={growth}>
              <th scope="row">{formats.percent(growth, 0)}</th>
              {EDITS.map((edit) => {
                const value = valueAt(edit, growth);
                return (
                  <td
                    key={edit}
                    className={classNames(value !== null && price !== null && value > price && styles.above)}
                  >
                    {value === null ? MISSING : formats.price(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </ResultCard>
  );
}

/** The value of the formula at every growth rate, and where it meets the price. */
function GrowthChart(formula: ChosenFormula) {
  const { text, formats } = useLocale();
  const layout = growthChartLayout(formula);
  if (!layout) return null;
  const { implied, other } = layout;
  const { price } = formula;
  return (
    <figure className={styles.figure}>
      <ChartFrame
        ticks={layout.values}
        formatTick={(value, decimals) => formats.number(value, decimals)}
        className={styles.chart}
      >
        <Lines layout={layout} />
        <ChartTimes>
          {layout.growths.map(({ value, left }, index, { length }) => (
            <span
              key={value}
              data-side={index === length - 1 ? "end" : undefined}
              style={index === length - 1 ? undefined : { left: cssPercent(left) }}
            >
              {formats.percent(value, 0)}
            </span>
          ))}
        </ChartTimes>
      </ChartFrame>
      <figcaption className={styles.legend}>
        <span data-line="chosen">{text("valuation.growthLine.chosen")}</span>
        <span data-line="other">{text(`valuation.grahamEdit.${other.edit}`)}</span>
        {price !== null && <span data-line="price">{text("valuation.priceOf", { price: formats.price(price) })}</span>}
        {implied && (
          <span data-line="implied">{text("valuation.growthAtPrice", { growth: formats.change(implied.growth) })}</span>
        )}
      </figcaption>
    </figure>
  );
}

function Lines({ layout: { line, other, values, chosen, price, implied } }: { readonly layout: GrowthChartLayout }) {
  return (
    <div className={styles.plot}>
      <svg aria-hidden="true">
        <GridLines ticks={values} />
        {[other, line].map((drawn) => (
          <line
            key={drawn === line ? "line" : "other"}
            className={drawn === line ? styles.line : styles.other}
            x1={cssPercent(drawn.from.left)}
            y1={cssPercent(drawn.from.top)}
            x2={cssPercent(drawn.to.left)}
            y2={cssPercent(drawn.to.top)}
          />
        ))}
        {price && (
          <line className={styles.price} x1="0" x2="100%" y1={cssPercent(price.top)} y2={cssPercent(price.top)} />
        )}
        {price && implied && (
          <line
            className={styles.drop}
            x1={cssPercent(implied.left)}
            x2={cssPercent(implied.left)}
            y1={cssPercent(price.top)}
            y2="100%"
          />
        )}
        <circle className={styles.chosen} cx={cssPercent(chosen.left)} cy={cssPercent(chosen.top)} r="5.5" />
      </svg>
      {price && implied && (
        <span className={styles.implied} style={{ left: cssPercent(implied.left), top: cssPercent(price.top) }} />
      )}
    </div>
  );
}
