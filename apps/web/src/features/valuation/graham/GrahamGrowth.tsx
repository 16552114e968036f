import { ChartFrame } from "../../../charts/frame/ChartFrame.tsx";
import frame from "../../../charts/frame/frame.module.css";
import { GridLines } from "../../../charts/frame/GridLines.tsx";
import { MISSING } from "../../../format/index.ts";
import { classNames, cssPercent } from "../../../ui/index.ts";
import { useSpeaker } from "../figures/locale.ts";
import { Card } from "../section/ResultCard.tsx";
import { useLive } from "../store/valuation-store.ts";
import styles from "./GrahamGrowth.module.css";
import { GRAHAM_EDITS, grahamValue } from "./graham-edit.ts";
import { type ChosenFormula, growthPicture, type GrowthPicture as Picture } from "./growth-picture.ts";

const GROWTHS = [0, 0.05, 0.1, 0.15, 0.2] as const;
const NAMES = ["classic", "conservative"] as const;

/**
 * What the formula and its cautious edit say for other growth than was chosen: a line for each growth, since beside each
 * other five prices are wider than a phone.
 */
export function GrahamGrowths({ price }: { readonly price: number | null }) {
  const { text, formats } = useSpeaker();
  const live = useLive((state) => state.live);
  const isRevised = useLive(({ choice }) => choice.isRevised);
  if (live[isRevised ? "grahamRevised" : "graham"].value === null) return null;
  const { graham: inputs, bondYield } = live.chosen;
  const bonds = isRevised ? bondYield : null;
  const valueAt = (name: (typeof NAMES)[number], growth: number) =>
    grahamValue({ ...inputs, ...GRAHAM_EDITS[name], growth }, bonds);
  return (
    <Card title={text("valuation.grahamGrowths")} note={text("valuation.grahamGrowthsNote")}>
      <GrowthPicture inputs={inputs} bondYield={bonds} price={price} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text("valuation.growth")}</th>
            {NAMES.map((name) => (
              <th key={name} scope="col">
                {text(`valuation.grahamEdit.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {GROWTHS.map((growth) => (
            <tr key={growth}>
              <th scope="row">{formats.percent(growth, 0)}</th>
              {NAMES.map((name) => {
                const value = valueAt(name, growth);
                return (
                  <td
                    key={name}
                    className={classNames(value !== null && price !== null && value > price && styles.above)}
                  >
                    {value === null ? MISSING : formats.price(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

/** What the formula says at every growth, and where it meets the price. */
export function GrowthPicture(formula: ChosenFormula) {
  const { text, formats } = useSpeaker();
  const picture = growthPicture(formula);
  if (!picture) return null;
  const { implied, other } = picture;
  const { price } = formula;
  return (
    <figure className={styles.figure}>
      <ChartFrame ticks={picture.values} formatTick={(value) => formats.number(value, 0)} className={styles.chart}>
        <Drawing picture={picture} />
        <div className={frame.times} aria-hidden="true">
          {picture.growths.map(({ value, left }, index, { length }) => (
            <span
              key={value}
              data-side={index === length - 1 ? "end" : undefined}
              style={index === length - 1 ? undefined : { left: cssPercent(left) }}
            >
              {formats.percent(value, 0)}
            </span>
          ))}
        </div>
      </ChartFrame>
      <figcaption className={styles.legend}>
        <span data-line="chosen">{text("valuation.growthLine.chosen")}</span>
        <span data-line="other">{text(`valuation.grahamEdit.${other.edit}`)}</span>
        {price !== null && <span data-line="price">{text("valuation.priceOf", { price: formats.price(price) })}</span>}
        {implied && (
          <span data-line="implied">
            {text("valuation.growthAtPrice", { growth: formats.change(implied.growth, 1) })}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

function Drawing({ picture: { line, other, values, chosen, price, implied } }: { readonly picture: Picture }) {
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
