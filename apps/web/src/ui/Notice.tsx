import type { ReactNode } from "react";
import styles from "./Notice.module.css";

interface NoticeProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** What the reader can do about it. */
  readonly action?: ReactNode;
  /** Whether it is all that the page has. */
  readonly isPage?: boolean;
  /** Whether it interrupts: an error does, an empty list does not. */
  readonly role?: "alert" | "status";
}

/** A message about an empty or failed part, with what the reader can do. */
export function Notice({ title, children, action, isPage, role }: NoticeProps) {
  const Title = isPage ? "h1" : "p";
  return (
    <div className={styles.notice} role={role}>
      <Title className={styles.title}>{title}</Title>
      {children && <p className={styles.explanation}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
