import { Card } from "../dcf/Card.tsx";
import { LiveFigure } from "../live/LiveFigure.tsx";
import type { Proofs } from "../live/proofs.ts";
import { useLive } from "../live/use-live.ts";
import { refusalWords } from "../refusal/refusal-sentence.ts";
import { useSpeaker } from "../words/speaker.ts";
import styles from "./GrahamOthers.module.css";

/** What Graham's other formulas say: the growth in the price, the revision of 1974, the Graham number. */
export function GrahamOthers({ proofs }: { readonly proofs: Proofs }) {
  const speaker = useSpeaker();
  const { text, formats } = speaker;
  const { price, change } = formats;
  const live = useLive((state) => state.live);
  const rows = [
    { name: "implied", outcome: live.implied.grahamGrowth, proof: proofs.expectedEarnings, format: change },
    { name: "classic", outcome: live.graham, proof: proofs.graham, format: price },
    { name: "revised", outcome: live.grahamRevised, proof: proofs.grahamRevised, format: price },
    { name: "number", outcome: live.grahamNumber, proof: proofs.grahamNumber, format: price },
  ] as const;
  return (
    <Card title={text("valuation.grahamOthers")}>
      <dl className={styles.rows}>
        {rows.map(({ name, outcome, proof, format }) => (
          <div key={name} className={styles.row}>
            <dt>
              {text(`valuation.grahamOther.${name}`)}
              <span className={styles.how}>{text(`valuation.grahamHow.${name}`)}</span>
            </dt>
            <dd>
              {outcome.value === null ? (
                <span className={styles.none}>{refusalWords(outcome, speaker).sentence}</span>
              ) : (
                <LiveFigure
                  value={outcome.value}
                  proof={proof}
                  label={text(`valuation.grahamOther.${name}`)}
                  format={(value) => format(value)}
                  explanation={text(`valuation.grahamHow.${name}`)}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
