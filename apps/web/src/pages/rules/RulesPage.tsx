import { RulesPanel } from "../../features/rules/later.ts";
import { useText } from "../../i18n/index.ts";
import type { PageProps } from "../../router/index.ts";
import { Boundary, Skeleton, useTitle } from "../../ui/index.ts";
import styles from "./RulesPage.module.css";

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
