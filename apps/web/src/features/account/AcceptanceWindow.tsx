import type { LegalDocument } from "@plumbline/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ChevronRight, X } from "lucide-react";
import { useId } from "react";
import { AWAITED, call } from "../../api/index.ts";
import { useText } from "../../i18n/index.ts";
import { Button, Modal, showToast, TOAST_DURATION } from "../../ui/index.ts";
import styles from "./AcceptanceWindow.module.css";
import { keepAcceptance } from "./account.query.ts";
import { LogOutButton } from "./LogOutButton.tsx";
import { showFailure } from "./refusal.ts";

interface AcceptanceWindowProps {
  /** The texts whose current version the user has not accepted. */
  readonly documents: readonly LegalDocument[];
  /** Opens a text over the window. */
  readonly onRead: (name: LegalDocument) => void;
  readonly onClose: () => void;
}

/** Asks a user to accept texts in their current version. It can be closed: then it asks again on the next visit. */
export function AcceptanceWindow({ documents, onRead, onClose }: AcceptanceWindowProps) {
  const text = useText();
  const id = useId();
  const client = useQueryClient();
  const { mutate: accept, isPending } = useMutation({
    mutationFn: () => call("acceptDocuments", { documents: [...documents] }, AWAITED),
    onSuccess(acceptance) {
      keepAcceptance(client, acceptance);
      showToast(text("signIn.succeeded"), TOAST_DURATION, "success");
      onClose();
    },
    onError: (failure) => showFailure(failure, text),
  });
  return (
    <Modal labelledBy={id} className={styles.window} onClose={onClose}>
      {(close) => (
        <>
          <Button look="quiet" icon className={styles.close} aria-label={text("shell.close")} onClick={close}>
            <X size={18} aria-hidden="true" />
          </Button>
          <div className={styles.body}>
            <h2 id={id} className={styles.title}>
              {text("signIn.newTexts.title")}
            </h2>
            <p className={styles.lead}>{text("signIn.newTexts.lead")}</p>
            <ul className={styles.documents}>
              {documents.map((name) => (
                <li key={name}>
                  <button type="button" className={styles.document} onClick={() => onRead(name)}>
                    {text(`userCenter.document.${name}`)}
                    <ChevronRight size={16} aria-hidden="true" />
                  </button>
                </li>
              ))}
            </ul>
            <div className={styles.actions}>
              <LogOutButton />
              <Button look="primary" aria-disabled={isPending} onClick={() => isPending || accept()}>
                {text("signIn.newTexts.accept")}
              </Button>
            </div>
          </div>
        </>
      )}
    </Modal>
  );
}
