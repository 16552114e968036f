import type { WireValuation } from "@plumbline/contract";
import { memo } from "react";
import { AccountLines } from "../parameters/AccountLines.tsx";
import { useSpeaker } from "../words/speaker.ts";
import styles from "./Accounts.module.css";

const MADE = ["baseFlow", "netDebt", "shares"] as const;
/** Counted only where the reader wants it, but worth knowing where the company has it. */
const BESIDE = "nonCurrentSecurities";
const SHOWN = ["interest-not-reported", "flow-of-fiscal-year", "shares-not-diluted"] as const;

/** The lines of the accounts behind the amounts, each with its filing. */
export const Accounts = memo(function Accounts({ valuation }: { readonly valuation: WireValuation }) {
  const { text } = useSpeaker();
  const { inputs, notes } = valuation;
  const lines = new Set(MADE.flatMap((name) => inputs[name].madeOf));
  if (lines.size > 0 && inputs[BESIDE].figure.value !== null) lines.add(BESIDE);
  return (
    <div className={styles.accounts}>
      <AccountLines valuation={valuation} names={[...lines]} />
      {SHOWN.filter((note) => notes.includes(note)).map((note) => (
        <p key={note} className={styles.note}>
          {text(`valuation.note.${note}`)}
        </p>
      ))}
    </div>
  );
});
