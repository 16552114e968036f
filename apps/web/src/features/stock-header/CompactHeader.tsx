import { type RefObject, useEffect, useState } from "react";
import { useFormats, useNameOf } from "../../i18n/index.ts";
import { Change } from "../../ui/index.ts";
import type { BaseInfo } from "./base-info.ts";
import styles from "./CompactHeader.module.css";

interface CompactHeaderProps {
  readonly info: BaseInfo;
  /** The whole header, in whose place it appears once that has scrolled away. */
  readonly below: RefObject<HTMLElement | null>;
}

/** One line with name and price under the top bar; repeats what the header says, so it is left out of reading. */
export function CompactHeader({ info: { symbol, names, price, changes }, below }: CompactHeaderProps) {
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
  return (
    <div className={styles.place} data-shown={isShown} aria-hidden="true" data-print="hide">
      <p className={styles.line}>
        <span className={styles.symbol}>{symbol}</span>
        <span className={styles.name}>{nameOf(names)}</span>
        <span className={styles.price}>{formats.price(price.last.value)}</span>
        <Change fraction={changes["1d"].price.value} />
      </p>
    </div>
  );
}
