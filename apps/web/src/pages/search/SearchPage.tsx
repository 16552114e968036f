import { useQuery } from "@tanstack/react-query";
import { FlaskConical } from "lucide-react";
import { readAsOf } from "../../features/time-machine/as-of.ts";
import { marketSpanQuery } from "../../features/time-machine/market-span.query.ts";
import { PastBanner, TimeMachine } from "../../features/time-machine/TimeMachine.tsx";
import { useText } from "../../i18n/index.ts";
import { type PageProps, setQuery } from "../../router/index.ts";
import { Link, useTitle } from "../../ui/index.ts";
import { LabPart } from "./LabPart.tsx";
import { ScreenerPart } from "./ScreenerPart.tsx";
import styles from "./SearchPage.module.css";
import { TypedSearch } from "./TypedSearch.tsx";

const LAB = "/pages/basic-search?lab=O1";

const travel = (day: string | null): void => setQuery({ asOf: day ?? undefined });

/** Search by name, and below it by what companies earn, cost and owe. The address holds all that is asked. */
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
