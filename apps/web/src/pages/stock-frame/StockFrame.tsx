import type { CallOutput } from "@plumbline/contract/calls";
import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, useEffect } from "react";
import { CallError } from "../../api/index.ts";
import { AlertBell } from "../../features/alerts/index.ts";
import { rememberStock } from "../../features/search/index.ts";
import { StockHeader, StockHeaderSkeleton, stockHeaderQuery } from "../../features/stock-header/index.ts";
import { marketSpanQuery, PastBanner, readAsOf, TimeMachine } from "../../features/time-machine/index.ts";
import { StarButton } from "../../features/watchlists/index.ts";
import { useNameOf, useText } from "../../i18n/index.ts";
import { type PageProps, setQuery } from "../../router/index.ts";
import { Boundary, useNarrow, useTitle } from "../../ui/index.ts";
import { readBasis, writeBasis } from "./page-basis.ts";
import { StockActions } from "./StockActions.tsx";
import { StockBar } from "./StockBar.tsx";
import styles from "./StockFrame.module.css";
import type { StockSection } from "./sections.ts";

// Both contain the search, which the page of a stock does not need.
const NoStock = lazy(async () => ({ default: (await import("./StockPrompt.tsx")).NoStock }));
const UnknownStock = lazy(async () => ({ default: (await import("./StockPrompt.tsx")).UnknownStock }));

/** The stock that a page is about, and the day on which it is seen; today where there is none. */
export interface SeenStock {
  readonly code: string;
  readonly asOf: string | undefined;
  /** What kind of instrument it is; undefined until its header has come. */
  readonly assetClass: CallOutput<"stockHeader">["assetClass"] | undefined;
}

interface StockFrameProps extends PageProps {
  readonly section: StockSection;
  /** For a page that shows the ranges and ratios itself, which are folded in the header otherwise. */
  readonly hasFigures?: boolean;
  readonly children: (stock: SeenStock) => ReactNode;
}

/** What every page about a stock has: its header, the way to the other pages, and the day on which all of it is seen. */
export function StockFrame({ query, section, hasFigures = false, children }: StockFrameProps) {
  const code = query.code?.trim().toUpperCase();
  if (!code) return <NoStock section={section} />;
  return (
    <Stock key={code} code={code} query={query} section={section} hasFigures={hasFigures}>
      {children}
    </Stock>
  );
}

function Stock({ code, query, section, hasFigures, children }: Required<StockFrameProps> & { readonly code: string }) {
  const text = useText();
  const nameOf = useNameOf();
  const isPhone = useNarrow();
  const { data: span = null } = useQuery(marketSpanQuery);
  const read = readAsOf(query.asOf, span);
  const asOf = read.day ?? undefined;
  const { data: info, error } = useQuery(stockHeaderQuery(code, asOf));
  const what = text(`shell.section.${section}`);
  useTitle(info ? `${info.symbol} · ${nameOf(info.names)} · ${what}` : `${code} · ${what}`);
  const symbol = info?.symbol;
  useEffect(() => {
    if (symbol) rememberStock(symbol);
  }, [symbol]);
  if (isUnknown(error)) return <UnknownStock code={code} />;
  const basis = readBasis(query, section);
  // On a phone, the name needs the room more than a button that nobody there looks for.
  const isPrintable = section === "analysis" && query.tab !== "ai" && !isPhone;
  const actions = <StockActions code={symbol ?? code} asOf={asOf} isPrintable={isPrintable} />;
  return (
    <div className={styles.page}>
      <PastBanner asOf={read} span={span} onReturn={() => travel(null)} />
      <Boundary loading={<StockHeaderSkeleton hasFiguresOnPage={hasFigures} />}>
        <StockHeader
          code={code}
          asOf={asOf}
          basis={basis}
          onBasis={(chosen) => setQuery({ basis: writeBasis(chosen, section) })}
          hasFiguresOnPage={hasFigures}
          renderActions={({ symbol: starred, names, currency, price }) => (
            <>
              <StarButton symbol={starred} names={names} />
              <AlertBell
                about="price"
                subject={{ code: starred, name: nameOf(names), currency, price: price.last.value }}
              />
              {isPhone && actions}
            </>
          )}
        />
      </Boundary>
      <StockBar
        code={code}
        asOf={asOf}
        section={section}
        basis={basis}
        carried={{ asOf, basis: query.basis }}
        actions={!isPhone && actions}
        timeMachine={span && <TimeMachine day={read.day} span={span} onTravel={travel} />}
      />
      {children({ code, asOf, assetClass: info?.assetClass })}
    </div>
  );
}

/** What was open of a period belongs to the day it was opened on. */
const travel = (day: string | null): void => setQuery({ asOf: day ?? undefined, end: undefined });

/** The market has no such stock, or the code is no symbol. */
function isUnknown(error: Error | null): boolean {
  return error instanceof CallError && (error.status === 404 || error.status === 400);
}
