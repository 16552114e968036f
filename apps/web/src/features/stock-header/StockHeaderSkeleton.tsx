import { Skeleton, useNarrow } from "../../ui/index.ts";
import styles from "./StockHeader.module.css";
import own from "./StockHeaderSkeleton.module.css";

/** Reserves the space of the header, line for line, so that nothing moves when it has loaded. */
export function StockHeaderSkeleton({ hasFiguresOnPage }: { readonly hasFiguresOnPage: boolean }) {
  const isPhone = useNarrow();
  return (
    <div className={styles.header} data-folded={!hasFiguresOnPage}>
      <Skeleton className={own.identity} width="16rem" height="" />
      <Skeleton className={own.price} width="14rem" height="" />
      {isPhone && !hasFiguresOnPage && <Skeleton height="calc(1.75rem + 2 * var(--space-2) + 2px)" />}
    </div>
  );
}
