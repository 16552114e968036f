import { useText } from "../../i18n/index.ts";
import type { PageProps } from "../../router/index.ts";
import { Boundary, lazyPart, Skeleton, useTitle } from "../../ui/index.ts";
import styles from "./RulesPage.module.css";

const RulesPanel = lazyPart([], async () => (await import("../../features/rules/RulesPanel.tsx")).RulesPanel);

/** The rules and formulas that figures cite. */
export function RulesPage({ query }: PageProps) {
  const text = useText();
  useTitle(text("rules.title"));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{text("rules.title")}</h1>
        <p className={styles.lead}>{text("rules.lead")}</p>
      </header>
      <Boundary loading={<Skeleton height="100vh" />}>
        <RulesPanel query={query} />
      </Boundary>
    </div>
  );
}
