import { useFormats, useText } from "../../../i18n/index.ts";
import { cssPercent, FigureValue } from "../../../ui/index.ts";
import type { WireOpinion } from "../opinion.query.ts";
import styles from "./FanBar.module.css";

const ENDS = ["low", "median", "high"] as const;

/** The low, median and high target and the last price on one bar. */
export function FanBar({ opinion }: { readonly opinion: WireOpinion }) {
  const text = useText();
  const { price } = useFormats();
  const layout = fanLayout(opinion);
  return (
    <div className={styles.fan}>
      {layout && <Bar layout={layout} />}
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

function Bar({ layout: { low, median, mean, high, price } }: { readonly layout: FanLayout }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      <span className={styles.span} style={{ insetInlineStart: cssPercent(low), inlineSize: cssPercent(high - low) }} />
      <span className={styles.median} style={{ insetInlineStart: cssPercent(median) }} />
      <span className={styles.mean} style={{ insetInlineStart: cssPercent(mean) }} />
      <span className={styles.price} style={{ insetInlineStart: cssPercent(price) }} />
    </div>
  );
}

/** Places of prices on a bar, as fractions from its start. */
interface FanLayout {
  readonly low: number;
  readonly median: number;
  readonly mean: number;
  readonly high: number;
  readonly price: number;
}

/** Fraction of the bar that stays free on each side. */
const MARGIN = 0.04;

/**
 * Places the targets and the last price on one bar with a margin at both ends.
 *
 * @returns null where one of them is missing.
 */
export function fanLayout({ consensus, price }: Pick<WireOpinion, "consensus" | "price">): FanLayout | null {
  const values = [consensus.low, consensus.median, consensus.mean, consensus.high, price].map(({ value }) => value);
  const known = values.filter((value) => value !== null);
  if (known.length < values.length) return null;
  const min = Math.min(...known);
  const max = Math.max(...known);
  const placeOf = (value: number | undefined): number => {
    const part = max === min ? 0.5 : ((value ?? min) - min) / (max - min);
    return MARGIN + part * (1 - 2 * MARGIN);
  };
  const [low, median, mean, high, last] = known;
  return { low: placeOf(low), median: placeOf(median), mean: placeOf(mean), high: placeOf(high), price: placeOf(last) };
}
