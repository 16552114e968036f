import { useLayoutEffect, useRef } from "react";
import { observable, useObservable } from "../state/index.ts";
import styles from "./Toasts.module.css";

/** Milliseconds for which a toast stays. */
const TOAST_DURATION = 1500;

interface Toast {
  readonly id: number;
  readonly message: string;
}

/** The toast on screen; a new one takes the place of the one before. */
const shownToast = observable<Toast | null>(null);

let count = 0;

export function showToast(message: string, duration: number = TOAST_DURATION): void {
  const toast = { id: count++, message };
  shownToast.write(toast);
  setTimeout(() => {
    if (shownToast.read() === toast) shownToast.write(null);
  }, duration);
}

/** Where toasts appear. */
export function Toasts() {
  const toast = useObservable(shownToast);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!toast) return;
    // Shown anew, it is above a window that was opened meanwhile.
    place.current?.hidePopover?.();
    place.current?.showPopover?.();
  }, [toast]);
  return (
    <div ref={place} popover="manual" className={styles.place} role="status" aria-live="polite" data-print="hide">
      {toast && (
        <p key={toast.id} className={styles.toast}>
          {toast.message}
        </p>
      )}
    </div>
  );
}
