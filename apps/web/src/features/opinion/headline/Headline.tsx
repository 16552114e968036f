import type { WireConsensus } from "@plumbline/contract";
import { currencyName, useFormats, useText } from "../../../i18n/index.ts";
import { Change, Chip, FigureValue, Notice, Panel } from "../../../ui/index.ts";
import type { WireOpinion } from "../opinion.query.ts";
import { useTargetLocale } from "../targets/target-words.ts";
import { FanBar } from "./FanBar.tsx";
import styles from "./Headline.module.css";

/** The consensus of all firms and of the big banks, and the range of the targets. */
export function Headline({ opinion }: { readonly opinion: WireOpinion }) {
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

/** A mean of targets with its implied upside and its firms. */
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
      <ConsensusFirms consensus={consensus} />
    </div>
  );
}

/** The number of firms, the dates of their targets, and a warning where they are too few. */
function ConsensusFirms({ consensus: { mean, firms, thin } }: Pick<AverageProps, "consensus">) {
  const text = useText();
  const { count, day } = useFormats();
  const { periodStart: from = "", periodEnd: to = "" } = mean.value === null ? {} : mean.provenance;
  return (
    <p className={styles.voices}>
      <span>{text("opinion.firms", { count: firms, n: count(firms) })}</span>
      <span>{from === to ? day(to) : text("opinion.fresh", { from: day(from), to: day(to) })}</span>
      {thin && (
        <Chip tone="notice" isPill>
          {text("opinion.thin")}
        </Chip>
      )}
    </p>
  );
}

/** Explains that all targets are too old for a consensus, and names the newest. */
function NoConsensus({ opinion }: { readonly opinion: WireOpinion }) {
  const text = useText();
  const { day, price } = useFormats();
  const { firmName } = useTargetLocale(opinion);
  const [newest] = opinion.targets;
  return (
    <Notice title={text("opinion.stale")}>
      {newest &&
        text("opinion.staleExplained", {
          day: day(newest.provenance.periodEnd),
          firm: firmName(newest.firm),
          target: price(newest.target),
        })}
    </Notice>
  );
}
