import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useFormats, useText } from "../../i18n/index.ts";
import { Boundary, Skeleton, useNarrow } from "../../ui/index.ts";
import { ChangeStrip, ChangesUntil } from "./ChangeStrip.tsx";
import { type Basis, basisOf } from "./change-cells.ts";
import { Identity } from "./Identity.tsx";
import { LastPrice } from "./LastPrice.tsx";
import { HeaderFigures } from "./later.ts";
import styles from "./StockHeader.module.css";
import { type StockSummary, stockHeaderQuery } from "./stock-header.query.ts";

interface StockHeaderProps {
  readonly code: string;
  readonly asOf: string | undefined;
  readonly basis: Basis;
  /** Changes the basis of the page. */
  readonly onBasis: (basis: Basis) => void;
  /** Whether the page itself shows the figures; elsewhere they are folded in the header. */
  readonly hasFiguresOnPage: boolean;
  /** Draws what can be done with the stock, beside its name. */
  readonly renderActions: (stock: StockSummary) => ReactNode;
}

/**
 * The company, its price and how that changed, in one row on top of every page of a stock; below each other on a phone.
 *
 * @throws {CallError} with status 404 when the market has no such stock.
 */
export function StockHeader(props: StockHeaderProps) {
  const { code, asOf, hasFiguresOnPage, renderActions } = props;
  const { data: info } = useSuspenseQuery(stockHeaderQuery(code, asOf));
  const basis = basisOf(info, props.basis);
  const isPhone = useNarrow();
  return (
    <header className={styles.header} data-folded={!hasFiguresOnPage}>
      <Identity info={info} actions={renderActions(info)} />
      <LastPrice info={info} basis={basis} isPast={asOf !== undefined} />
      {!isPhone && (
        <div className={styles.changes}>
          <ChangesUntil info={info} basis={basis} />
          <ChangeStrip info={info} basis={basis} />
        </div>
      )}
      {!hasFiguresOnPage && <FoldedFigures {...props} />}
      <AccountsRemark accounts={info.accounts} />
    </header>
  );
}

/** The further figures, closed at first. */
function FoldedFigures({ code, asOf, basis, onBasis }: StockHeaderProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const name = text("header.figures");
  return (
    <details className={styles.folded} onToggle={(event) => setOpen(event.currentTarget.open)} data-print="hide">
      <summary title={name}>
        <span>{name}</span>
      </summary>
      {isOpen && (
        <Boundary loading={<Skeleton height="12rem" />}>
          <HeaderFigures code={code} asOf={asOf} basis={basis} onBasis={onBasis} />
        </Boundary>
      )}
    </details>
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
