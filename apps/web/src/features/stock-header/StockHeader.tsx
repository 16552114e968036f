import { useSuspenseQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { ChangeStrip } from "./ChangeStrip.tsx";
import { CompactHeader } from "./CompactHeader.tsx";
import { HeaderFacts } from "./HeaderFacts.tsx";
import { Identity } from "./Identity.tsx";
import { LastPrice } from "./LastPrice.tsx";
import { Ranges } from "./Ranges.tsx";
import { RatioTable } from "./RatioTable.tsx";
import styles from "./StockHeader.module.css";
import { stockHeaderQuery } from "./stock-header.query.ts";

/**
 * Who the company is, what its share costs, and how that compares with the past; on top of every page of a stock.
 *
 * @throws {CallError} with status 404 when the market has no such stock.
 */
export function StockHeader({ code, asOf }: { readonly code: string; readonly asOf?: string | undefined }) {
  const { data: info } = useSuspenseQuery(stockHeaderQuery(code, asOf));
  const header = useRef<HTMLElement>(null);
  return (
    <>
      <CompactHeader info={info} below={header} />
      <header ref={header} className={styles.header}>
        <Identity info={info} />
        <div className={styles.prices}>
          <LastPrice info={info} isPast={asOf !== undefined} />
          <Ranges ranges={info.ranges} />
        </div>
        <ChangeStrip changes={info.changes} />
        <div className={styles.more}>
          <HeaderFacts info={info} />
          <RatioTable info={info} />
        </div>
      </header>
    </>
  );
}
