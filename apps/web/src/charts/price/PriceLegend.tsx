import { useFormats, useText } from "../../i18n/index.ts";
import { DoubtPlace } from "../../ui/index.ts";
import { barFiguresAt } from "./bar-figures.ts";
import type { LiveChart } from "./live-chart.ts";
import styles from "./PriceLegend.module.css";
import type { PriceView } from "./price-view.ts";
import { useFilledFigures } from "./use-filled-figures.ts";
import { writtenFigures } from "./written-figures.ts";

interface PriceLegendProps {
  readonly view: PriceView;
  readonly pointed: LiveChart["pointed"];
}

/** The figures of the bar under the crosshair, or of the last one. */
export function PriceLegend({ view, pointed }: PriceLegendProps) {
  const text = useText();
  const formats = useFormats();
  const { averages, comparison, symbol, style, bars } = view;
  const places = useFilledFigures<number | null, HTMLDivElement>(pointed, (index) =>
    writtenFigures(barFiguresAt(view, index ?? bars.date.length - 1), formats),
  );
  return (
    <div ref={places} className={styles.legend} data-style={style} aria-hidden="true">
      <p className={styles.row}>
        <Place name="date" className={styles.date} />
        {(["open", "high", "low", "close"] as const).map((name) => (
          <span key={name} className={styles.item} data-name={name}>
            <abbr>{text(`chart.${name}`)}</abbr>
            <Place name={name} />
          </span>
        ))}
        <Place name="change" />
        <span className={styles.item} data-name="volume">
          <abbr>{text("chart.volume")}</abbr>
          <Place name="volume" />
        </span>
      </p>
      {comparison && (
        <p className={styles.row}>
          <span className={styles.item} data-series="own">
            <abbr>{symbol}</abbr>
            <Place name="own" />
            <DoubtPlace name="ownDoubt" />
          </span>
          <span className={styles.item} data-series="other">
            <abbr>{comparison.symbol}</abbr>
            <Place name="other" />
            <DoubtPlace name="otherDoubt" />
          </span>
        </p>
      )}
      {averages.length > 0 && (
        <p className={styles.row}>
          {averages.map(({ length, slot }, i) => (
            <span key={length} className={styles.item} data-series={`average-${slot}`}>
              <abbr>{text("chart.average", { n: length })}</abbr>
              <Place name={`average-${i}`} />
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

function Place({ name, className }: { readonly name: string; readonly className?: string | undefined }) {
  return <span data-figure={name} className={className} />;
}
