import { useQuery } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import { callQuery } from "../../../api/index.ts";
import type { PriceView } from "../price-view.ts";
import type { AnnotationBook } from "./annotation-book.ts";
import { knowsShares, type ShareCount } from "./share-count.ts";

interface Counted {
  readonly view: Pick<PriceView, "symbol" | "bars" | "marks">;
  readonly book: AnnotationBook;
  /** The day in whose shares the bars are counted. */
  readonly unitDay: string;
}

/**
 * The splits that the drawings of a chart need. Those of its bars are enough for what was drawn within their days; only a
 * drawing of another day asks for the rest. Also on a past day these are all splits up to today: they bring what the reader has
 * drawn since to the shares of that day, and are shown nowhere.
 */
export function useShareCount({ view, book, unitDay }: Counted): ShareCount {
  const { symbol, bars, marks } = view;
  const ofBars = useMemo((): ShareCount => {
    const splits = marks.flatMap(({ events }) => events.filter((event) => event.kind === "split"));
    const [first, last] = [bars.date[0], bars.date.at(-1)];
    const isWithin = first !== undefined && last !== undefined && unitDay >= first && unitDay <= last;
    return { unitDay, splits, knownSince: isWithin ? first : unitDay };
  }, [bars, marks, unitDay]);
  const isEnough = useSyncExternalStore(book.list.subscribe, () =>
    book.list.read().every((drawing) => knowsShares(ofBars, drawing.unitDay)),
  );
  const { data } = useQuery({ ...callQuery("priceChart", { code: symbol, range: "max" }), enabled: !isEnough });
  const all = data?.kind === "chart" ? data.chart.splits : null;
  return useMemo(() => {
    if (all === null || isEnough) return ofBars;
    const splits = all.date.map((date, i) => ({ date, ratio: all.ratio[i] as number }));
    return { unitDay, splits, knownSince: null };
  }, [ofBars, all, isEnough, unitDay]);
}
