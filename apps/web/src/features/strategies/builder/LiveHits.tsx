import type { WireStrategy } from "@plumbline/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { callQuery } from "../../../api/index.ts";
import { useText } from "../../../i18n/index.ts";
import { Hits } from "../detail/HitsPart.tsx";
import styles from "./Builder.module.css";

/** Milliseconds after the last change before the stocks are counted again. */
const PAUSE = 400;

/** Who passes the rules today; counted again after each change, and an older count that is still under way is given up. */
export function LiveHits({ strategy }: { readonly strategy: WireStrategy }) {
  const text = useText();
  const [settled, setSettled] = useState(strategy);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(strategy), PAUSE);
    return () => clearTimeout(timer);
  }, [strategy]);
  const { data, isPlaceholderData } = useQuery({
    ...callQuery("ownStrategyHits", { strategy: settled }),
    placeholderData: keepPreviousData,
  });
  const isOld = isPlaceholderData || settled !== strategy;
  if (!data) return <p className={styles.counting}>{text("builder.counting")}</p>;
  return (
    <div aria-busy={isOld} data-old={isOld} className={styles.hits}>
      <Hits hits={data} />
    </div>
  );
}
