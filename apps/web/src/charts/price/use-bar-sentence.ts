import { useFormats, useText } from "../../i18n/index.ts";
import { barFiguresAt } from "./bar-figures.ts";
import type { PriceView } from "./price-view.ts";
import { useEventSentence } from "./use-event-sentence.ts";

/** Reads a bar out: its prices, the other stock where there is one, and what happened in it. */
export function useBarSentence(view: PriceView, currency: string | null): (index: number) => string {
  const text = useText();
  const { day, price, change, compact } = useFormats();
  const eventSentence = useEventSentence(currency);
  return (index) => {
    const { date, open, high, low, close, change: moved, volume, compared, events } = barFiguresAt(view, index);
    const sentences = [
      text("chart.reading", {
        date: day(date, "weekday"),
        open: price(open),
        high: price(high),
        low: price(low),
        close: price(close),
        change: change(moved),
        volume: compact(volume),
      }),
    ];
    if (compared && view.comparison) {
      const { symbol: otherSymbol, base } = view.comparison;
      const own = change(compared.own.change);
      const other = change(compared.other.change);
      const since = day(view.bars.date[base]);
      sentences.push(text("chart.readingCompared", { base: since, symbol: view.symbol, own, otherSymbol, other }));
      if (compared.own.isDoubtful || compared.other.isDoubtful) sentences.push(text("provenance.containsDoubt"));
    }
    const ofLayers = Object.values(view.layers ?? {}).flatMap((layer) => layer?.readAt?.(index) ?? []);
    return [...sentences, ...events.map(eventSentence), ...ofLayers].join(" ");
  };
}
