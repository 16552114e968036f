import type { WireValuation } from "@plumbline/contract";
import { currencyName } from "../../../i18n/index.ts";
import { Panel } from "../../../ui/index.ts";
import { InSight } from "../bench/InSight.tsx";
import type { Proofs } from "../live/proofs.ts";
import { useLive } from "../live/use-live.ts";
import { useSpeaker } from "../words/speaker.ts";
import { Field } from "./Field.tsx";
import styles from "./Worth.module.css";

interface WorthProps {
  readonly valuation: WireValuation;
  readonly proofs: Proofs;
}

/** What every model says of the share, how far each reaches, and where the price lies. */
export function Worth({ valuation, proofs }: WorthProps) {
  const { text } = useSpeaker();
  const isMoved = useLive((state) => state.isMoved);
  const { currency } = valuation;
  return (
    <Panel
      title={text("valuation.worth")}
      note={text(isMoved ? "valuation.worthMoved" : "valuation.worthDefault", {
        currency: currencyName(currency, text),
      })}
    >
      <InSight>
        <Field valuation={valuation} proofs={proofs} />
      </InSight>
      <p className={styles.note}>{text("valuation.fieldNote")}</p>
    </Panel>
  );
}
