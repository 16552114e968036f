import type { WireValuation } from "@plumbline/contract";
import type { ValuationInput } from "@plumbline/contract/calls";
import { ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { LaterEvidenceTree } from "../../../evidence/index.ts";
import { currencyName, useLocale } from "../../../i18n/index.ts";
import { Boundary, FigureValue, Skeleton } from "../../../ui/index.ts";
import { figureKind, figureName, writeFigure } from "../figures/figure-words.ts";
import styles from "./AccountLines.module.css";

interface AccountLinesProps {
  readonly valuation: WireValuation;
  readonly names: readonly ValuationInput[];
}

/** Lines of the accounts, each with its value; an opened line shows its evidence down to the filings. */
export function AccountLines({ valuation, names }: AccountLinesProps) {
  const { text } = useLocale();
  const { inputs, currency } = valuation;
  if (names.length === 0) return null;
  return (
    <>
      <h3 className={styles.title}>{text("valuation.accounts", { currency: currencyName(currency, text) })}</h3>
      <ul className={styles.lines}>
        {names.map((name) => (
          <AccountLine key={name} name={name} input={inputs[name]} currency={currency} />
        ))}
      </ul>
    </>
  );
}

interface AccountLineProps {
  readonly name: ValuationInput;
  readonly input: WireValuation["inputs"][ValuationInput];
  readonly currency: string | null;
}

function AccountLine({ name, input: { figure, tree }, currency }: AccountLineProps) {
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const label = figureName(name, locale);
  return (
    <li className={styles.line}>
      {tree ? (
        <button
          type="button"
          className={styles.name}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronRight size={12} aria-hidden="true" />
          {label}
        </button>
      ) : (
        <span>{label}</span>
      )}
      <FigureValue figure={figure} label={label} format={(value) => writeFigure(value, figureKind(name), locale)} />
      <div id={id} className={styles.evidence} hidden={!isOpen}>
        {isOpen && tree && (
          <Boundary loading={<Skeleton height="5rem" />}>
            <LaterEvidenceTree tree={tree} currency={currency} />
          </Boundary>
        )}
      </div>
    </li>
  );
}
