import { type RefObject, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useFormats, useNameOf } from "../../i18n/index.ts";
import { BAR_PLACE, Change, DoubtMark, isDoubtful } from "../../ui/index.ts";
import type { BaseInfo } from "./base-info.ts";
import styles from "./CompactHeader.module.css";
import { measuresOf } from "./change-cells.ts";

interface CompactHeaderProps {
  readonly info: BaseInfo;
  /** The whole header, in whose place it appears once that has scrolled away. */
  readonly below: RefObject<HTMLElement | null>;
}

/**
 * Name and price in the bar of the page, where they cover nothing; repeats what the header says, so it is left out of
 * reading.
 */
export function CompactHeader({ info, below }: CompactHeaderProps) {
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
