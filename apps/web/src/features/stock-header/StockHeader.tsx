import { useSuspenseQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useNarrow } from "../../ui/index.ts";
import { AccountsRemark } from "./AccountsRemark.tsx";
import { ChangeStrip } from "./ChangeStrip.tsx";
import { CompactHeader } from "./CompactHeader.tsx";
import { HeaderFacts } from "./HeaderFacts.tsx";
import { FoldedFigures } from "./HeaderFigures.tsx";
import { Identity } from "./Identity.tsx";
import { LastPrice } from "./LastPrice.tsx";
import { Ranges } from "./Ranges.tsx";
import { RatioTable } from "./RatioTable.tsx";
import styles from "./StockHeader.module.css";
import { stockHeaderQuery } from "./stock-header.query.ts";

/** Where a phone has all but the price, which would take its whole screen: folded up here, or where the page puts it. */
export type FiguresOnPhone = "folded" | "elsewhere";

interface StockHeaderProps {
  readonly code: string;
  readonly asOf: string | undefined;
  readonly onPhone: FiguresOnPhone;
}

/**
 * Who the company is, what its share costs, and how that compares with the past; on top of every page of a stock.
 *
 * @throws {CallError} with status 404 when the market has no such stock.
 */
export function StockHeader({ code, asOf, onPhone }: StockHeaderProps) {
  const { data: info } = useSuspenseQuery(stockHeaderQuery(code, asOf));
  const header = useRef<HTMLElement>(null);
  const isPhone = useNarrow();
  const price = <LastPrice info={info} isPast={asOf !== undefined} />;
  return (
    <>
      <CompactHeader info={info} below={header} />
      <header ref={header} className={styles.header}>
        <Identity info={info} />
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
