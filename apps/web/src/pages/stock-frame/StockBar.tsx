import { useQuery } from "@tanstack/react-query";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { type Basis, BasisSwitch, StockLine, stockHeaderQuery } from "../../features/stock-header/index.ts";
import { setQuery } from "../../router/index.ts";
import { useNarrow } from "../../ui/index.ts";
import { writeBasis } from "./page-basis.ts";
import { SectionLinks } from "./SectionLinks.tsx";
import styles from "./StockBar.module.css";
import type { CarriedQuery, StockSection } from "./sections.ts";

interface StockBarProps {
  readonly code: string;
  readonly asOf: string | undefined;
  readonly section: StockSection;
  readonly basis: Basis;
  readonly carried: CarriedQuery;
  /** What can be done with the stock. */
  readonly actions: ReactNode;
  /** Chooses the day. */
  readonly timeMachine: ReactNode;
}

/**
 * The row of the sections, which stays on top of the screen when the header has scrolled away, then with the stock's name and
 * price. Its height is in `--stock-bar`.
 */
export function StockBar({ code, asOf, section, basis, carried, actions, timeMachine }: StockBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const isStuck = useStuck(bar);
  const { data: info } = useQuery(stockHeaderQuery(code, asOf));
  const hasChoice = info?.priceBasis !== "total-return";
  return (
    <div ref={bar} className={styles.bar} data-bar="stock" data-stuck={isStuck}>
      <SectionLinks code={code} carried={carried} current={section} isShort={isStuck} />
      {isStuck && <StockLine code={code} asOf={asOf} basis={basis} />}
      {actions}
      {hasChoice && (
        <BasisSwitch
          basis={basis}
          onBasis={(chosen) => setQuery({ basis: writeBasis(chosen, section) })}
          className={styles.basis}
        />
      )}
      {timeMachine}
    </div>
  );
}

/** Whether an element with `position: sticky` is at its place on top of the screen, without a listener of scrolling. */
function useStuck(place: RefObject<HTMLElement | null>): boolean {
  const [isStuck, setStuck] = useState(false);
  const isPhone = useNarrow();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place of the bar on top is another one on a phone.
  useEffect(() => {
    const bar = place.current;
    if (!bar) return;
    // The edge is a pixel below the place: a bar that has arrived there is cut.
    const edge = Number.parseFloat(getComputedStyle(bar).top) + 1;
    const observer = new IntersectionObserver(
      ([entry]) => setStuck(entry !== undefined && entry.boundingClientRect.top <= edge),
      { rootMargin: `${-edge}px 0px 0px`, threshold: 1 },
    );
    observer.observe(bar);
    return () => observer.disconnect();
  }, [place, isPhone]);
  return isStuck;
}
