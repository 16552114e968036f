import { lazy, type ReactNode, Suspense } from "react";
import { loadTexts } from "../../i18n/index.ts";
import { untilIdle } from "../../ui/index.ts";
import styles from "./AlertBell.module.css";
import type { AlertBellProps } from "./AlertButton.tsx";

/** When its file cannot be loaded, the page has no such button. */
const AlertButton = lazy(async (): Promise<{ default: (props: AlertBellProps) => ReactNode }> => {
  try {
    // Nobody looks for it before the page is there.
    await untilIdle();
    const [{ AlertButton: Button }] = await Promise.all([import("./AlertButton.tsx"), loadTexts("alerts")]);
    return { default: Button };
  } catch {
    return { default: () => null };
  }
});

/** Makes an alert on a stock. What it needs is loaded after the page; its place is kept. */
export function AlertBell(props: AlertBellProps) {
  return (
    <span className={styles.place} data-print="hide">
      <Suspense>
        <AlertButton {...props} />
      </Suspense>
    </span>
  );
}
