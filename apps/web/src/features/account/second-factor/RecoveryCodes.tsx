import { Copy, Download, Printer } from "lucide-react";
import { useEffect, useRef } from "react";
import { useText } from "../../../i18n/index.ts";
import { Button, saveText, showToast } from "../../../ui/index.ts";
import { SENTENCE_TOAST_DURATION } from "../refusal.ts";
import styles from "./SecondFactor.module.css";

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** Called when the user says that they are kept. */
  readonly onKept: () => void;
}

/** Recovery codes, this once, with ways to keep them. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const text = useText();
  const title = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  const written = codes.join("\n");

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(written);
      showToast(text("secondFactor.copied"));
    } catch {
      showToast(text("secondFactor.notCopied"), SENTENCE_TOAST_DURATION);
    }
  }

  return (
    <section className={styles.codes} aria-labelledby="recovery-codes">
      <h4 id="recovery-codes" ref={title} tabIndex={-1} className={styles.title}>
        {text("secondFactor.keepCodes")}
      </h4>
      <p>{text("secondFactor.codesExplained")}</p>
      <ol className={styles.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.ways}>
        <Button onClick={() => void copy()}>
          <Copy size={16} aria-hidden="true" />
          {text("secondFactor.copy")}
        </Button>
        <Button onClick={() => saveText(`plumbline-${text("secondFactor.codesFile")}.txt`, `${written}\n`)}>
          <Download size={16} aria-hidden="true" />
          {text("secondFactor.download")}
        </Button>
        <Button onClick={() => window.print()}>
          <Printer size={16} aria-hidden="true" />
          {text("secondFactor.print")}
        </Button>
      </div>
      <Button look="primary" className={styles.kept} onClick={onKept}>
        {text("secondFactor.kept")}
      </Button>
    </section>
  );
}
