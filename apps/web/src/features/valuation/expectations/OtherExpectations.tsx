import { LiveFigure } from "../live/LiveFigure.tsx";
import type { LiveValuation } from "../live/live-valuation.ts";
import type { Proofs } from "../live/proofs.ts";
import { filled, gaps } from "../words/filled.tsx";
import { useSpeaker } from "../words/speaker.ts";
import styles from "./Expectations.module.css";

interface OtherExpectationsProps {
  readonly isPriced: boolean;
  readonly live: LiveValuation;
  readonly proofs: Proofs;
}

/** The same question asked of the other unknowns. */
export function OtherExpectations({ isPriced, live: { implied, chosen }, proofs }: OtherExpectationsProps) {
  const { text, formats } = useSpeaker();
  // With a fade there is no growth of years 6 to 10 to link.
  const linked = chosen.dcf.growthPath === "linear-fade" ? null : implied.growthLinked.value;
  const rows = [
    { name: "return", rate: implied.discountRate.value, proof: proofs.expectedReturn, write: formats.percent },
    { name: "linked", rate: linked, proof: proofs.expectedGrowth, write: formats.change },
    { name: "graham", rate: implied.grahamGrowth.value, proof: proofs.expectedEarnings, write: formats.change },
  ] as const;
  const known = isPriced ? rows.filter(({ rate }) => rate !== null) : [];
  if (known.length === 0) return null;
  return (
    <ul className={styles.others}>
      {known.map(({ name, rate, proof, write }) => (
        <li key={name}>
          {filled(text(`valuation.other.${name}`, gaps("rate")), {
            rate: rate !== null && (
              <LiveFigure
                value={rate}
                proof={proof}
                label={text(`valuation.otherName.${name}`)}
                format={(value) => write(value, 1)}
                className={styles.strong}
              />
            ),
          })}
        </li>
      ))}
    </ul>
  );
}
