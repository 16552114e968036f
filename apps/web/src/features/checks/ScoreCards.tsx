import type { CallOutput } from "@plumbline/contract/calls";
import { AltmanCard } from "./AltmanCard.tsx";
import { PiotroskiCard } from "./PiotroskiCard.tsx";
import styles from "./ScoreCards.module.css";

/** The two scores that sum a whole report up. */
export function ScoreCards({ info: { piotroski, altman } }: { readonly info: CallOutput<"checks"> }) {
  return (
    <div className={styles.cards}>
      <PiotroskiCard piotroski={piotroski} />
      <AltmanCard altman={altman} />
    </div>
  );
}
