import type { WireValuation } from "@plumbline/contract";
import { memo } from "react";
import { FigureValue } from "../../../ui/index.ts";
import { figureKind, writeFigure } from "../words/figure-kind.ts";
import { figureName } from "../words/figure-name.ts";
import { useSpeaker } from "../words/speaker.ts";
import styles from "./Accounts.module.css";

const MADE = ["baseFlow", "netDebt", "shares"] as const;
const SHOWN = ["interest-not-reported", "flow-of-fiscal-year", "shares-not-diluted"] as const;

/** The lines of the accounts behind the amounts, each with its filing. */
export const Accounts = memo(function Accounts({ valuation }: { readonly valuation: WireValuation }) {
  const speaker = useSpeaker();
  const { text } = speaker;
  const { inputs, notes, currency } = valuation;
  const lines = MADE.flatMap((name) => inputs[name].madeOf);
  return (
    <div className={styles.accounts}>
      {lines.length > 0 && (
        <>
          <h3 className={styles.title}>{text("valuation.accounts", { currency })}</h3>
          <dl className={styles.lines}>
            {[...new Set(lines)].map((name) => {
              const called = figureName(name, speaker);
              return (
                <div key={name}>
                  <dt>{called}</dt>
                  <dd>
                    <FigureValue
                      figure={inputs[name].figure}
                      label={called}
                      format={(value) => writeFigure(value, figureKind(name), speaker)}
                    />
                  </dd>
                </div>
              );
            })}
          </dl>
        </>
      )}
      {SHOWN.filter((note) => notes.includes(note)).map((note) => (
        <p key={note} className={styles.note}>
          {text(`valuation.note.${note}`)}
        </p>
      ))}
    </div>
  );
});
