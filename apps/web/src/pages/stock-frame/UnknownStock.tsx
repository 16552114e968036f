import { useState } from "react";
import { SearchBox } from "../../features/search/index.ts";
import { useText } from "../../i18n/index.ts";
import styles from "./StockQuestion.module.css";

/** The market has no such stock: what was asked for becomes a search, which also finds misspelt symbols. */
export function UnknownStock({ code }: { readonly code: string }) {
  const text = useText();
  const [typed, setTyped] = useState(code);
  return (
    <div className={styles.page}>
      <h1>{text("analysis.unknown", { code })}</h1>
      <p className={styles.explanation}>{text("analysis.unknownExplained")}</p>
      <SearchBox query={typed} onQuery={setTyped} list="below" size="large" />
    </div>
  );
}
