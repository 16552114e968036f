import { useLayoutEffect, useRef } from "react";
import { observable, useObservable } from "../state/index.ts";
import styles from "./Toasts.module.css";

/** Milliseconds for which a toast stays. */
export const TOAST_DURATION = 1500;

/** What stands before the words; the style sheet draws it. */
export type ToastIcon = "success" | "loading" | "none" | "error";

interface Toast {
  readonly id: number;
  readonly message: string;
  readonly icon: ToastIcon;
}

/** The toast on screen; a new one takes the place of the one before. */
const shownToast = observable<Toast | null>(null);

let count = 0;

/**
 * Says something above the page.
 *
 * @param duration Milliseconds; an infinite toast, such as one with the icon "loading", stays until it is closed.
 * @returns A function that closes it, unless another one has taken its place.
 */
export function showToast(message: string, duration: number = TOAST_DURATION, icon: ToastIcon = "none"): () => void {
  const toast = { id: count++, message, icon };
  const close = (): void => {
    if (shownToast.read() === toast) shownToast.write(null);
  };
  shownToast.write(toast);
  if (duration < Number.POSITIVE_INFINITY) setTimeout(close, duration);
  return close;
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
        <p key={toast.id} className={styles.toast} data-icon={toast.icon}>
          {toast.message}
        </p>
      )}
    </div>
  );
}
