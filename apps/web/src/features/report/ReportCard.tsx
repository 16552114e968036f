import type { ReportWriter } from "@plumbline/core/words";
import { type ReactNode, useId } from "react";
import { useText } from "../../i18n/index.ts";
import { classNames, PanelFrame } from "../../ui/index.ts";
import styles from "./ReportCard.module.css";

interface ReportCardProps {
  readonly title: string;
  /** Who wrote it; null of what is measured, or listed. */
  readonly writer?: ReportWriter | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A section of a report under its title. */
export function ReportCard({ title, writer, className, children }: ReportCardProps) {
  const text = useText();
  const id = useId();
  return (
    <PanelFrame className={classNames(styles.card, className)} aria-labelledby={id}>
      <header className={styles.head}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {writer && (
          <span className={styles.writer} data-writer={writer}>
            {text(`report.writer.${writer}`)}
          </span>
        )}
      </header>
      {children}
    </PanelFrame>
  );
}
