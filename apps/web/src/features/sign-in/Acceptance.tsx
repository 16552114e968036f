import { Fragment } from "react";
import { CheckField, type FieldState } from "../../forms/index.ts";
import { useText } from "../../i18n/index.ts";
import styles from "./Acceptance.module.css";
import type { LegalName } from "./sign-in-modes.ts";

interface AcceptanceProps {
  readonly field: FieldState<boolean>;
  /** Opens a text over the form, which stays as it is. */
  readonly onRead: (name: LegalName) => void;
}

/** The words that stand for a text in the sentence. */
const LEGAL = { terms: "{terms}", privacy: "{privacy}", disclaimer: "{disclaimer}" } as const;

const isLegal = (piece: string): piece is LegalName => piece in LEGAL;

/** A placeholder with what no line may part from it: an article such as “l’” before it, punctuation after it. */
const PLACEHOLDER = /([^\s{]*)\{(\w+)\}([,，、.。]?)/;

/** The box that accepts terms, privacy policy and disclaimer, and the ways to read them. */
export function Acceptance({ field, onRead }: AcceptanceProps) {
  const text = useText();
  const pieces = text("signIn.accept", LEGAL).split(PLACEHOLDER);
  return (
    <div className={styles.box}>
      <CheckField {...field} required>
        {pieces.map((piece, index) => {
          // The pieces are words, an article, the name of a text, its punctuation, and so on; their order never changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          if (index % 4 === 0) return <Fragment key={index}>{piece}</Fragment>;
          if (!isLegal(piece)) return null;
          return (
            <span key={piece} className={styles.whole}>
              {pieces[index - 1]}
              <button type="button" className={styles.link} onClick={() => onRead(piece)}>
                {text(`signIn.${piece}`)}
              </button>
              {pieces[index + 1]}
            </span>
          );
        })}
      </CheckField>
    </div>
  );
}
