import { RecordView } from "../../features/record/index.ts";
import { CompanyPicker } from "../../features/search/index.ts";
import { useText } from "../../i18n/index.ts";
import { Link, useTitle } from "../../ui/index.ts";
import styles from "./RecordPart.module.css";

const renderPicker = (onPick: (symbol: string) => void) => <CompanyPicker onPick={onPick} />;

/** The record of verdicts: what was said, and what followed. */
export function RecordPart() {
  const text = useText();
  useTitle(text("record.title"));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className={styles.back}>
          <Link to="/pages/about-us">{text("about.title")}</Link>
        </p>
        <h1 className={styles.title}>{text("record.title")}</h1>
        <p className={styles.lead}>{text("record.lead")}</p>
      </header>
      <RecordView renderPicker={renderPicker} />
    </div>
  );
}
