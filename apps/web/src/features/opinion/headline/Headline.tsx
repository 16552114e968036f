import type { WireConsensus } from "@plumbline/contract";
import { currencyName, useFormats, useText } from "../../../i18n/index.ts";
import { Change, FigureValue, Panel } from "../../../ui/index.ts";
import type { Opinion } from "../opinion.query.ts";
import { FanBar } from "./FanBar.tsx";
import styles from "./Headline.module.css";
import { NoConsensus } from "./NoConsensus.tsx";

/** What is expected of the stock: of all firms, of the big banks, and how far they are apart. */
export function Headline({ opinion }: { readonly opinion: Opinion }) {
  const text = useText();
  const { consensus, bigBank, currency } = opinion;
  return (
    <Panel title={text("opinion.expected")} note={text("opinion.units", { currency: currencyName(currency, text) })}>
      {consensus.firms === 0 ? (
        <NoConsensus opinion={opinion} />
      ) : (
        <div className={styles.body}>
          <div className={styles.targets}>
            <Average name="average" consensus={consensus} />
            {bigBank.firms > 0 ? (
              <Average name="bigBank" consensus={bigBank} />
            ) : (
              <div>
                <h3 className={styles.name}>{text("opinion.bigBank")}</h3>
                <p className={styles.voices}>{text("opinion.noBigBank")}</p>
              </div>
            )}
          </div>
          <FanBar opinion={opinion} />
        </div>
      )}
    </Panel>
  );
}

interface AverageProps {
  readonly name: "average" | "bigBank";
  readonly consensus: WireConsensus;
}

/** A mean of targets with what it promises, and who stands behind it. */
function Average({ name, consensus }: AverageProps) {
  const text = useText();
  const { price, change } = useFormats();
  const label = text(`opinion.${name}`);
  return (
    <div data-size={name}>
      <h3 className={styles.name}>{label}</h3>
      <p className={styles.line}>
        <FigureValue
          figure={consensus.mean}
          label={label}
          format={price}
          explanation={text(`opinion.explain.${name}`)}
          className={styles.value}
        />
        <FigureValue
          figure={consensus.impliedUpside}
          label={text("opinion.upsideOf", { what: label })}
          format={change}
          explanation={text("opinion.explain.upside")}
          className={styles.upside}
        >
          <Change fraction={consensus.impliedUpside.value} />
        </FigureValue>
      </p>
      <Voices consensus={consensus} />
    </div>
  );
}

/** How many firms, how fresh, and whether they are too few. */
function Voices({ consensus: { mean, firms, thin } }: Pick<AverageProps, "consensus">) {
  const text = useText();
  const { count, day } = useFormats();
  const { periodStart: from = "", periodEnd: to = "" } = mean.value === null ? {} : mean.provenance;
  return (
    <p className={styles.voices}>
      <span>{text("opinion.firms", { count: firms, n: count(firms) })}</span>
      <span>
        {from === to
          ? text("opinion.freshOne", { to: day(to) })
          : text("opinion.fresh", { from: day(from), to: day(to) })}
      </span>
      {thin && <span className={styles.thin}>{text("opinion.thin")}</span>}
    </p>
  );
}
