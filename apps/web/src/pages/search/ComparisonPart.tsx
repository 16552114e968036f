import { ArrowLeft, Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { PriceComparison } from "../../features/price-comparison/index.ts";
import { SaveButton } from "../../features/saved/index.ts";
import { MAX_COMPARED, writeCompared } from "../../features/screener/address.ts";
import type { ScreenWords } from "../../features/screener/index.ts";
import { CompanyComparison } from "../../features/screener/later.ts";
import { CompanyPicker } from "../../features/search/index.ts";
import { VerdictOverlay } from "../../features/verdict/index.ts";
import { StarButton } from "../../features/watchlists/index.ts";
import { router, writeAddress } from "../../router/index.ts";
import { Boundary, Button, Skeleton, useTitle } from "../../ui/index.ts";
import styles from "./ComparisonPart.module.css";

interface ComparisonPartProps {
  readonly codes: readonly string[];
  readonly asOf: string | undefined;
  readonly words: ScreenWords;
  /** Null goes back to the screener. */
  readonly onCompare: (codes: readonly string[] | null) => void;
}

/** Up to four companies side by side; more can be added until there are four. */
export function ComparisonPart({ codes, asOf, words: { text }, words, onCompare }: ComparisonPartProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle([text("screener.comparison"), ...codes].join(" · "));
  const [isAdding, setIsAdding] = useState(codes.length < 2);
  useEffect(() => {
    // The table with the focus is gone; a reader who followed a link starts at the top of the page.
    if (router.route.read().arrival === "within") heading.current?.focus();
  }, []);
  const add = (symbol: string): void => {
    setIsAdding(false);
    if (!codes.includes(symbol)) onCompare([...codes, symbol]);
  };
  return (
    <section className={styles.part} aria-labelledby="comparison-title">
      <div className={styles.head}>
        <Button look="quiet" data-print="hide" onClick={() => onCompare(null)}>
          <ArrowLeft size={16} aria-hidden="true" />
          {text("screener.back")}
        </Button>
        {codes.length > 0 && codes.length < MAX_COMPARED && (
          <Button data-print="hide" aria-expanded={isAdding} onClick={() => setIsAdding(!isAdding)}>
            <Plus size={16} aria-hidden="true" />
            {text("screener.addCompany")}
          </Button>
        )}
        {codes.length > 0 && (
          <SaveButton
            kind="comparison"
            label={text("screener.save")}
            readAddress={() => writeAddress("/pages/basic-search", { compare: writeCompared(codes), asOf })}
            suggestName={async () => codes.join(" · ")}
          />
        )}
      </div>
      <h1 id="comparison-title" ref={heading} tabIndex={-1} className={styles.title}>
        {text(codes.length === 0 ? "screener.comparisonEmpty" : "screener.comparison")}
      </h1>
      {(isAdding || codes.length === 0) && <CompanyPicker onPick={add} />}
      {codes.length > 0 && (
        <Boundary loading={<Skeleton height="40rem" />}>
          <CompanyComparison
            codes={codes}
            asOf={asOf}
            words={words}
            renderStar={({ symbol, names }) => <StarButton symbol={symbol} names={names} />}
            renderPictures={(symbols) => (
              <>
                <Boundary loading={<Skeleton height={`${8.5 + symbols.length * 4.5}rem`} />}>
                  <VerdictOverlay codes={symbols} asOf={asOf} />
                </Boundary>
                <Boundary loading={<Skeleton height="27rem" />}>
                  <PriceComparison codes={symbols} asOf={asOf} />
                </Boundary>
              </>
            )}
            onRemove={(symbol) => onCompare(codes.filter((other) => other !== symbol))}
          />
        </Boundary>
      )}
    </section>
  );
}
