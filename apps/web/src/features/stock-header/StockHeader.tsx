import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useFormats, useNameOf, useText } from "../../i18n/index.ts";
import { BAR_PLACE, Change, DoubtMark, isDoubtful, useNarrow } from "../../ui/index.ts";
import { ChangeStrip } from "./ChangeStrip.tsx";
import { measuresOf } from "./change-cells.ts";
import { FoldedFigures, HeaderFacts } from "./HeaderFigures.tsx";
import { Identity } from "./Identity.tsx";
import { LastPrice } from "./LastPrice.tsx";
import { Ranges } from "./Ranges.tsx";
import { RatioTable } from "./RatioTable.tsx";
import styles from "./StockHeader.module.css";
import { type StockSummary, stockHeaderQuery } from "./stock-header.query.ts";

/**
 * The place of the figures on a phone, where they would fill the screen: folded in the header, or elsewhere on the
 * page.
 */
export type FiguresOnPhone = "folded" | "elsewhere";

interface StockHeaderProps {
  readonly code: string;
  readonly asOf: string | undefined;
  readonly onPhone: FiguresOnPhone;
  /** Draws the star of the stock: it belongs to another feature. */
  readonly renderStar: (stock: Pick<StockSummary, "symbol" | "names">) => ReactNode;
}

/**
 * The identity of the company, its price and its figures, on top of every page of a stock.
 *
 * @throws {CallError} with status 404 when the market has no such stock.
 */
export function StockHeader({ code, asOf, onPhone, renderStar }: StockHeaderProps) {
  const { data: info } = useSuspenseQuery(stockHeaderQuery(code, asOf));
  const header = useRef<HTMLElement>(null);
  const isPhone = useNarrow();
  const price = <LastPrice info={info} isPast={asOf !== undefined} />;
  return (
    <>
      <CompactHeader info={info} below={header} />
      <header ref={header} className={styles.header}>
        <Identity info={info} star={renderStar(info)} />
        {isPhone ? (
          <>
            {price}
            {onPhone === "folded" && <FoldedFigures code={code} asOf={asOf} />}
          </>
        ) : (
          <>
            <div className={styles.prices}>
              {price}
              <Ranges ranges={info.ranges} />
            </div>
            <ChangeStrip info={info} />
            <div className={styles.more}>
              <HeaderFacts info={info} />
              <RatioTable info={info} />
            </div>
          </>
        )}
        <AccountsRemark accounts={info.accounts} />
      </header>
    </>
  );
}

interface CompactHeaderProps {
  readonly info: StockSummary;
  /** The full header; the compact one appears when it has scrolled out of view. */
  readonly below: RefObject<HTMLElement | null>;
}

/**
 * Name and price in the bar of the page, where they cover nothing. Hidden from screen readers, because it repeats the
 * header.
 */
function CompactHeader({ info, below }: CompactHeaderProps) {
  const { symbol, names, price, changes } = info;
  const [measure] = measuresOf(info);
  const dayChange = changes["1d"][measure];
  const nameOf = useNameOf();
  const formats = useFormats();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const header = below.current;
    if (!header) return;
    const observer = new IntersectionObserver(([entry]) => {
      setShown(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(header);
    return () => observer.disconnect();
  }, [below]);
  const bar = document.getElementById(BAR_PLACE);
  if (!bar || !isShown) return null;
  return createPortal(
    <p className={styles.line} aria-hidden="true">
      <span className={styles.symbol}>{symbol}</span>
      <span className={styles.name}>{nameOf(names)}</span>
      <span className={styles.price}>{formats.price(price.last.value)}</span>
      <Change fraction={dayChange.value} />
      {isDoubtful(dayChange) && <DoubtMark />}
    </p>,
    bar,
  );
}

/** A remark for the whole page that the accounts are old, and how their figures are marked, or that there are none. */
function AccountsRemark({ accounts }: Pick<StockSummary, "accounts">) {
  const text = useText();
  const { day } = useFormats();
  if (!accounts || accounts.state === "current") return null;
  return (
    <p className={styles.remark} role="status">
      {text(`header.accounts.${accounts.state}`, { day: day(accounts.end) })}
    </p>
  );
}
