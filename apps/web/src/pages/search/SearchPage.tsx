import { InstrumentBrowser } from "../../features/search/index.ts";
import { useText } from "../../i18n/index.ts";
import { type PageProps, setQuery } from "../../router/index.ts";
import { Boundary, Skeleton, useTitle } from "../../ui/index.ts";
import styles from "./SearchPage.module.css";
import { TypedSearch } from "./TypedSearch.tsx";

/** Search, and every instrument of the market by sector. The address holds what was typed and the sector. */
export function SearchPage({ query: { q = "", sector } }: PageProps) {
  const text = useText();
  useTitle(text("search.title"));
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{text("search.title")}</h1>
      <TypedSearch initial={q} />
      <Boundary loading={<Skeleton height="40rem" />}>
        <InstrumentBrowser sector={sector} onSector={(chosen) => setQuery({ sector: chosen })} />
      </Boundary>
    </div>
  );
}
