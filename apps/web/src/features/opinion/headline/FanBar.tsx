import { useFormats, useText } from "../../../i18n/index.ts";
import { cssPercent, FigureValue } from "../../../ui/index.ts";
import type { Opinion } from "../opinion.query.ts";
import styles from "./FanBar.module.css";
import { type FanPlaces, fanPlaces } from "./fan-places.ts";

const ENDS = ["low", "median", "high"] as const;

/** The lowest, the middle and the highest target beside the last price, on one bar. */
export function FanBar({ opinion }: { readonly opinion: Opinion }) {
  const text = useText();
  const { price } = useFormats();
  const places = fanPlaces(opinion);
  return (
    <div className={styles.fan}>
      {places && <Bar places={places} />}
      <dl className={styles.figures}>
        {ENDS.map((name) => (
          <div key={name}>
            <dt data-mark={name}>{text(`opinion.${name}`)}</dt>
            <dd>
              <FigureValue
                figure={opinion.consensus[name]}
                label={text(`opinion.${name}`)}
                format={price}
                explanation={text(`opinion.explain.${name}`)}
              />
            </dd>
          </div>
        ))}
        <div>
          <dt data-mark="price">{text("opinion.price")}</dt>
          <dd>
            <FigureValue
              figure={opinion.price}
              label={text("opinion.price")}
              format={price}
              explanation={text("opinion.explain.price")}
            />
          </dd>
        </div>
      </dl>
    </div>
  );
}

function Bar({ places: { low, median, mean, high, price } }: { readonly places: FanPlaces }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      <span className={styles.span} style={{ insetInlineStart: cssPercent(low), inlineSize: cssPercent(high - low) }} />
      <span className={styles.median} style={{ insetInlineStart: cssPercent(median) }} />
      <span className={styles.mean} style={{ insetInlineStart: cssPercent(mean) }} />
      <span className={styles.price} style={{ insetInlineStart: cssPercent(price) }} />
    </div>
  );
}
