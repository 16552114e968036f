import { ChartFrame } from "../../../charts/frame/ChartFrame.tsx";
import frame from "../../../charts/frame/frame.module.css";
import { GridLines } from "../../../charts/frame/GridLines.tsx";
import { cssPercent } from "../../../ui/index.ts";
import { useSpeaker } from "../words/speaker.ts";
import styles from "./GrowthPicture.module.css";
import { type ChosenFormula, growthPicture, type GrowthPicture as Picture } from "./growth-picture.ts";

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
