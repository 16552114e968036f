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

/** Search by name, and below it by what companies earn, cost and owe. The address contains the whole state. */
export function SearchPage({ query }: PageProps) {
  const text = useText();
  const { data: span = null } = useQuery(marketSpanQuery);
  const asOf = readAsOf(query.asOf, span);
  useTitle(text("search.title"));
  return (
    <div className={styles.page}>
      <div className={styles.search}>
        <h1 className={styles.title}>{text("search.title")}</h1>
        <TypedSearch initial={query.q ?? ""} />
      </div>
      {query.lab === undefined ? (
        <>
          <PastBanner asOf={asOf} span={span} onReturn={() => travel(null)} />
          <div className={styles.parts}>
            <h2 className={styles.heading}>{text("search.screener")}</h2>
            <Link to={LAB} className={styles.lab}>
              <FlaskConical size={16} aria-hidden="true" />
              {text("search.lab")}
            </Link>
            {span && <TimeMachine day={asOf.day} span={span} onTravel={travel} of="market" />}
          </div>
          <ScreenerPart query={query} asOf={asOf.day ?? undefined} />
        </>
      ) : (
        <LabPart query={query} />
      )}
    </div>
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
  return <SearchBox query={typed} onQuery={setTyped} list="below" size="large" />;
}

/** The check lab in place of the screener. */
function LabPart(props: PageProps) {
  return (
    <Boundary loading={<Skeleton height="56rem" />}>
      <LabView {...props} />
    </Boundary>
  );
}
