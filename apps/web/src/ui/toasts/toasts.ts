import { observable } from "../../state/index.ts";

/** Milliseconds for which a toast stays. */
const TOAST_DURATION = 1500;

export interface Toast {
  readonly id: number;
  readonly message: string;
}

/** The toast on screen; a new one takes the place of the one before. */
export const shownToast = observable<Toast | null>(null);

let count = 0;

export function showToast(message: string, duration: number = TOAST_DURATION): void {
  const toast = { id: count++, message };
  shownToast.write(toast);
  setTimeout(() => {
    if (shownToast.read() === toast) shownToast.write(null);
  }, duration);
}
