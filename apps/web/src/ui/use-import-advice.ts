import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { callQuery } from "../api/index.ts";
import { loadTexts, translator } from "../i18n/index.ts";
import { useObservable } from "../state/index.ts";
import { useIsOperator } from "./use-is-operator.ts";

/** What data can be without: series of the whole market, or dividends of one stock. */
export type DataGap = "government" | "aaa" | "bills" | "index" | "indexDividends" | "stockDividends";

/** What fills a gap of the data, as a sentence; null to readers who cannot import, and where it has been imported. */
export type ImportAdvice = (gap: DataGap, symbol?: string) => string | null;

/** Advice on what to import, for who runs the server. */
export function useImportAdvice(): ImportAdvice {
  const isOperator = useIsOperator();
  const { text, find } = useObservable(translator);
  const { data } = useQuery({ ...callQuery("marketState", {}), enabled: isOperator });
  useEffect(() => {
    // Without them there is no advice.
    if (isOperator) loadTexts("owner").catch(() => undefined);
  }, [isOperator]);
  return (gap, symbol = "") => {
    const isGiven = isOperator && data && !data.fictional && find(`advice.${gap}`) !== null;
    const isOpen = gap === "stockDividends" || data?.lacks.includes(gap);
    return isGiven && isOpen ? text(`advice.${gap}`, { symbol }) : null;
  };
}
