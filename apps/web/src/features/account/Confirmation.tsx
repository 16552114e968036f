import { useId } from "react";
import { useText } from "../../i18n/index.ts";
import { Button, Modal } from "../../ui/index.ts";
import styles from "./Confirmation.module.css";

interface ConfirmationProps {
  readonly question: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** A question with the buttons Cancel and OK. The focus is on Cancel. */
export function Confirmation({ question, onConfirm, onClose }: ConfirmationProps) {
  const text = useText();
  const id = useId();
  return (
    <Modal labelledBy={id} className={styles.window} onClose={onClose}>
      {(close) => (
        <>
          <h2 id={id} className={styles.question}>
            {question}
          </h2>
          <div className={styles.actions}>
            <Button onClick={close}>{text("userCenter.cancel")}</Button>
            <Button
              look="primary"
              onClick={() => {
                close();
                onConfirm();
              }}
            >
              {text("userCenter.ok")}
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}
