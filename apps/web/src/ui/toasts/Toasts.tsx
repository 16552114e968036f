import { useObservable } from "../../state/index.ts";
import styles from "./Toasts.module.css";
import { shownToast } from "./toasts.ts";

/** Where toasts appear. */
export function Toasts() {
  const toast = useObservable(shownToast);
  return (
    <div className={styles.place} role="status" aria-live="polite" data-print="hide">
      {toast && (
        <p key={toast.id} className={styles.toast}>
          {toast.message}
        </p>
      )}
    </div>
  );
}
