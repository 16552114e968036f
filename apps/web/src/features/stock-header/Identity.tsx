import { Fragment, type ReactNode } from "react";
import { currencyName, useClassification, useFormats, useLanguage, useNameOf, useText } from "../../i18n/index.ts";
import { stockFactsLine } from "../../state/index.ts";
import { Chip } from "../../ui/index.ts";
import styles from "./Identity.module.css";
import type { StockSummary } from "./stock-header.query.ts";

interface IdentityProps {
  readonly info: StockSummary;
  /** What stands beside the name. */
  readonly actions: ReactNode;
}

/** Name, symbol, exchange, sector and industry. */
export function Identity({ info, actions }: IdentityProps) {
  const text = useText();
  const nameOf = useNameOf();
  const { day } = useFormats();
  const language = useLanguage();
  const { symbol, names, exchange, currency, sector, industry, delisted } = info;
  const name = nameOf(names);
  const isTranslated = name !== names.en && language !== "en";
  const written = useClassification();
  const listing = [exchange, currencyName(currency, text)].filter((fact) => fact !== null);
  const business = [sector && written.sector(sector), industry && written.industry(industry)].filter(
    (fact) => fact !== null,
  );
  return (
    <div className={styles.identity}>
      <div className={styles.head}>
        <h1 className={styles.name} title={isTranslated ? `${name} ${names.en}` : name}>
          {name} {isTranslated && <span lang="en">{names.en}</span>}
        </h1>
        <div className={styles.actions}>{actions}</div>
      </div>
      <p ref={stockFactsLine.write} className={styles.facts}>
        <span className={styles.listing}>
          <span className={styles.symbol}>{symbol}</span>
          {listing.map((fact) => (
            <Fragment key={fact}>
              <Dot />
              <span>{fact}</span>
            </Fragment>
          ))}
        </span>
        {delisted && (
          <Chip tone="notice" className={styles.delisted}>
            {text("header.delisted", { day: day(delisted) })}
          </Chip>
        )}
        {business.length > 0 && (
          <span className={styles.business}>
            {business.map((fact) => (
              <span key={fact} className={styles.field}>
                {fact}
              </span>
            ))}
          </span>
        )}
      </p>
    </div>
  );
}

function Dot() {
  return (
    <span className={styles.dot} aria-hidden="true">
      ·
    </span>
  );
}
