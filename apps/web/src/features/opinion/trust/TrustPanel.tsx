import { useFormats, useText } from "../../../i18n/index.ts";
import { Change, FigureValue, Panel } from "../../../ui/index.ts";
import type { WireOpinion } from "../opinion.query.ts";
import { PastTargets } from "./PastTargets.tsx";
import styles from "./TrustPanel.module.css";

/** The consensus corrected for the bias of past targets, beside their track record. */
export function TrustPanel({ opinion }: { readonly opinion: WireOpinion }) {
  const text = useText();
  return (
    <Panel title={text("opinion.trust")}>
      <div className={styles.body}>
        {opinion.consensus.firms > 0 && <BiasAdjusted opinion={opinion} />}
        <PastTargets opinion={opinion} />
      </div>
    </Panel>
  );
}

function BiasAdjusted({ opinion: { consensus, biasAdjusted } }: { readonly opinion: WireOpinion }) {
  const text = useText();
  const { price, change, count } = useFormats();
  const { matured } = biasAdjusted;
  const rows = [
    { name: text("opinion.adjusted"), explanation: text("opinion.explain.adjusted"), of: biasAdjusted },
    { name: text("opinion.asPublished"), explanation: text("opinion.explain.average"), of: consensus },
  ];
  return (
    <div className={styles.corrected}>
      <dl className={styles.pair}>
        {rows.map(({ name, explanation, of }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <FigureValue
                figure={of.mean}
                label={name}
                format={price}
                explanation={explanation}
                className={styles.value}
              />
              <FigureValue
                figure={of.impliedUpside}
                label={text("opinion.upsideOf", { what: name })}
                format={change}
                explanation={text("opinion.explain.upside")}
              >
                <Change fraction={of.impliedUpside.value} />
              </FigureValue>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {matured === 0
          ? text("opinion.nothingToCorrect")
          : text("opinion.rests", { count: matured, n: count(matured) })}
      </p>
    </div>
  );
}
