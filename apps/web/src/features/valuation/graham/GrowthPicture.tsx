import { ChartFrame } from "../../../charts/frame/ChartFrame.tsx";
import frame from "../../../charts/frame/frame.module.css";
import { GridLines } from "../../../charts/frame/GridLines.tsx";
import { cssPercent } from "../../../ui/index.ts";
import { useLive } from "../live/use-live.ts";
import { useSpeaker } from "../words/speaker.ts";
import styles from "./GrowthPicture.module.css";
import { growthPicture, type GrowthPicture as Picture } from "./growth-picture.ts";

/** What the formula says at every growth, and where it meets the price. */
export function GrowthPicture({ price }: { readonly price: number | null }) {
  const { text, formats } = useSpeaker();
  const { graham: inputs, bondYield } = useLive(({ live }) => live.chosen);
  const isRevised = useLive(({ choice }) => choice.isRevised);
  const picture = growthPicture({ inputs, bondYield: isRevised ? bondYield : null, price });
  if (!picture) return null;
  const { implied, lines } = picture;
  const other = lines.find(({ name }) => name !== "chosen")?.name === "classic" ? "classic" : "conservative";
  return (
    <figure className={styles.figure}>
      <ChartFrame ticks={picture.values} formatTick={(value) => formats.number(value, 0)} className={styles.chart}>
        <Drawing picture={picture} />
        <div className={frame.times} aria-hidden="true">
          {picture.growths.map(({ value, left }) => (
            <span
              key={value}
              data-side={left === 1 ? "end" : undefined}
              style={left === 1 ? undefined : { left: cssPercent(left) }}
            >
              {formats.percent(value, 0)}
            </span>
          ))}
        </div>
      </ChartFrame>
      <figcaption className={styles.legend}>
        <span data-line="chosen">{text("valuation.growthLine.chosen")}</span>
        <span data-line="other">{text(`valuation.grahamEdit.${other}`)}</span>
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

function Drawing({ picture: { lines, values, chosen, price, implied } }: { readonly picture: Picture }) {
  return (
    <div className={styles.plot}>
      <svg aria-hidden="true">
        <GridLines ticks={values} />
        {lines.toReversed().map(({ name, from, to }) => (
          <line
            key={name}
            className={name === "chosen" ? styles.line : styles.other}
            x1={cssPercent(from.left)}
            y1={cssPercent(from.top)}
            x2={cssPercent(to.left)}
            y2={cssPercent(to.top)}
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
