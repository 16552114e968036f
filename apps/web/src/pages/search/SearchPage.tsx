import { useQuery } from "@tanstack/react-query";
import { FlaskConical } from "lucide-react";
import { useEffect, useState } from "react";
import { SearchBox } from "../../features/search/index.ts";
import { marketSpanQuery, PastBanner, readAsOf, TimeMachine } from "../../features/time-machine/index.ts";
import { useText } from "../../i18n/index.ts";
import { type PageProps, setQuery } from "../../router/index.ts";
import { Boundary, Link, lazyPart, Skeleton, useTitle } from "../../ui/index.ts";
import { ScreenerPart } from "./ScreenerPart.tsx";
import styles from "./SearchPage.module.css";

/** Milliseconds after the last key before the address changes, because each change draws the whole page anew. */
const TYPING_PAUSE = 200;

const LabView = lazyPart(["lab", "checks"], async () => (await import("./LabView.tsx")).LabView);

const LAB = "/pages/basic-search?lab=O1";

const travel = (day: string | null): void => setQuery({ asOf: day ?? undefined });

/** The screener with a search by name, the comparison of companies, or the check lab. The address contains the whole state. */
export function SearchPage({ query }: PageProps) {
  const { data: span = null } = useQuery(marketSpanQuery);
  const asOf = readAsOf(query.asOf, span);
  if (query.lab !== undefined) {
    return (
      <div className={styles.page}>
        <Boundary loading={<Skeleton height="56rem" />}>
          <LabView query={query} />
        </Boundary>
      </div>
    );
  }
  const isTool = query.compare === undefined;
  return (
    <div className={isTool ? styles.tool : styles.page} data-scroller={isTool ? "" : undefined}>
      <div className={isTool ? styles.content : styles.parts}>
        {isTool && (
          <div className={styles.head}>
            <ToolTitle />
            <TypedSearch initial={query.q ?? ""} />
            <LabLink />
            {span && <TimeMachine day={asOf.day} span={span} onTravel={travel} of="market" />}
          </div>
        )}
        <PastBanner asOf={asOf} span={span} onReturn={() => travel(null)} />
        <ScreenerPart query={query} asOf={asOf.day ?? undefined} />
      </div>
    </div>
  );
}

/** A part of its own: the lab and the comparison name the page themselves. */
function ToolTitle() {
  const text = useText();
  useTitle(text("search.title"));
  return <h1 className={styles.title}>{text("search.screener")}</h1>;
}

function LabLink() {
  const text = useText();
  return (
    <Link to={LAB} className={styles.lab}>
      <FlaskConical size={16} aria-hidden="true" />
      {text("search.lab")}
    </Link>
  );
}

/** The search box of the page; its text is written to the address, so that a link repeats the search. */
function TypedSearch({ initial }: { readonly initial: string }) {
  const [typed, setTyped] = useState(initial);
  useEffect(() => {
    if (typed === initial) return;
    const timer = setTimeout(() => setQuery({ q: typed === "" ? undefined : typed }), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [typed, initial]);
  return (
    <div className={styles.search}>
      <SearchBox query={typed} onQuery={setTyped} list="floating" />
    </div>
  );
}
