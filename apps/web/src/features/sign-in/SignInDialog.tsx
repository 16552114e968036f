import { X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useText } from "../../i18n/index.ts";
import { useRoute } from "../../router/index.ts";
import { Button, Modal } from "../../ui/index.ts";
import { type LegalText, LegalWindow } from "./LegalWindow.tsx";
import { SignIn } from "./SignIn.tsx";
import styles from "./SignInDialog.module.css";
import type { LegalName } from "./sign-in-modes.ts";
import type { SignInOptions } from "./use-sign-in.ts";

interface SignInDialogProps extends SignInOptions {
  readonly legalText: LegalText;
  /** Called when the reader closes it, or opens another page. */
  readonly onClose: () => void;
}

/** Signing in over the current page: a window on a wide screen, the whole screen on a phone. */
export function SignInDialog({ legalText, onClose, ...options }: SignInDialogProps) {
  const text = useText();
  const id = useId();
  const [read, setRead] = useState<LegalName | null>(null);
  const route = useRoute();
  const openedAt = useRef(route);
  // The browser's way back leads to another page, which must not stay covered.
  useEffect(() => {
    if (route !== openedAt.current && route.arrival !== "within") onClose();
  }, [route, onClose]);
  return (
    <>
      <Modal labelledBy={id} className={styles.dialog} onClose={onClose}>
        {(close) => (
          <>
            <Button look="quiet" icon className={styles.close} aria-label={text("shell.close")} onClick={close}>
              <X size={20} aria-hidden="true" />
            </Button>
            <div className={styles.body}>
              <SignIn {...options} Title="h2" titleId={id} onRead={setRead} />
            </div>
          </>
        )}
      </Modal>
      {read && <LegalWindow name={read} legalText={legalText} onClose={() => setRead(null)} />}
    </>
  );
}
