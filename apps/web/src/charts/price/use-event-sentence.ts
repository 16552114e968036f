import { currencyName, sourceName, useFormats, useText } from "../../i18n/index.ts";
import type { PriceEvent } from "./marks-on-bars.ts";
import { splitRatio } from "./split-ratio.ts";

/** Writes events in the reader's language. */
export function useEventSentence(currency: string | null): (event: PriceEvent) => string {
  const text = useText();
  const { price, number, change } = useFormats();
  const name = currencyName(currency, text);
  return (event) => {
    if (event.kind === "doubt") {
      const { change: moved = null } = event.other ?? {};
      const source = event.other ? sourceName(event.other.source, text) : "";
      return text(`chart.doubt.${event.because}`, { change: change(event.change), source, other: change(moved) });
    }
    if (event.kind === "dividend") return text("chart.dividend", { amount: `${price(event.amount)} ${name}` });
    const ratio = splitRatio(event.ratio).map((part) => number(part, Number.isInteger(part) ? 0 : 2));
    return text("chart.split", { ratio: ratio.join(":") });
  };
}
