import { useId } from "react";
import { Button } from "./Button.tsx";
import styles from "./Confirmation.module.css";
import { Modal } from "./Modal.tsx";

interface ConfirmationProps {
  readonly question: string;
  /** The words of the two buttons. */
  readonly cancel: string;
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** A question before something that cannot be taken back. The focus is on the button that leaves everything as it is. */
export function Confirmation({ question, cancel, confirm, onConfirm, onClose }: ConfirmationProps) {
  const id = useId();
  return (
    <Modal labelledBy={id} className={styles.window} onClose={onClose}>
      {(close) => (
        <>
          <h2 id={id} className={styles.question}>
            {question}
          </h2>
          <div className={styles.actions}>
            <Button onClick={close}>{cancel}</Button>
            <Button
              look="primary"
              onClick={() => {
                close();
                onConfirm();
              }}
            >
              {confirm}
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}
