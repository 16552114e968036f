import { DataStateView } from "../../features/data-state/index.ts";
import { useText } from "../../i18n/index.ts";
import { Link, useTitle } from "../../ui/index.ts";
import styles from "./RecordPart.module.css";

/** Where the data come from, and how old they are. */
export function DataPart() {
  const text = useText();
  useTitle(text("data.title"));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className={styles.back}>
          <Link to="/pages/about-us">{text("about.title")}</Link>
        </p>
        <h1 className={styles.title}>{text("data.title")}</h1>
        <p className={styles.lead}>{text("data.lead")}</p>
      </header>
      <DataStateView />
    </div>
  );
}
