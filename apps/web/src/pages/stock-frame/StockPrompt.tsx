import { useEffect, useState } from "react";
import { SearchBox, useLastListed } from "../../features/search/index.ts";
import { useText } from "../../i18n/index.ts";
import { setQuery } from "../../router/index.ts";
import { useTitle } from "../../ui/index.ts";
import styles from "./StockPrompt.module.css";
import type { StockSection } from "./sections.ts";

/** For an address without a stock: opens the one viewed last, or asks for one. */
export function NoStock({ section }: { readonly section: StockSection }) {
  const text = useText();
  const [typed, setTyped] = useState("");
  const last = useLastListed();
  useTitle(text(`shell.section.${section}`));
  useEffect(() => {
    if (last) setQuery({ code: last });
  }, [last]);
  // Null is said when it is known: until then, and while the stock opens, there is nothing to ask.
  if (last !== null) return null;
  return (
    <div className={styles.page}>
      <h1>{text("analysis.which")}</h1>
      <p className={styles.explanation}>{text("analysis.whichExplained")}</p>
      <SearchBox query={typed} onQuery={setTyped} list="below" size="large" />
    </div>
  );
}

/** For a stock that the market does not have: searches for its symbol, which also finds misspelt symbols. */
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
