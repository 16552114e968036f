import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../../i18n/index.ts";
import { Boundary, Button, Modal, Skeleton } from "../../ui/index.ts";
import styles from "./LegalWindow.module.css";
import type { LegalName } from "./sign-in-modes.ts";

/** Draws a text with its title; features do not know each other, so that the page gives it. */
export type LegalText = (name: LegalName) => ReactNode;

interface LegalWindowProps {
  readonly name: LegalName;
  readonly legalText: LegalText;
  readonly onClose: () => void;
}

/**
 * A text that a new account accepts, over the form. It stands beside the window of the form and not in it: React tells a
 * window that one within it has closed, and it would close too.
 */
export function LegalWindow({ name, legalText, onClose }: LegalWindowProps) {
  const text = useText();
  const title = text(`signIn.${name}`);
  return (
    <Modal label={title} className={styles.window} onClose={onClose}>
      {(close) => (
        <>
          <Button look="quiet" icon className={styles.close} aria-label={text("shell.close")} onClick={close}>
            <X size={18} aria-hidden="true" />
          </Button>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
          <section className={styles.text} aria-label={title} tabIndex={0}>
            <Boundary loading={<Skeleton height="20rem" />}>{legalText(name)}</Boundary>
          </section>
        </>
      )}
    </Modal>
  );
}
