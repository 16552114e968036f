import type { Maybe } from "../format/index.ts";
import { useFormats } from "../i18n/index.ts";
import { usePriceNow } from "../state/index.ts";
import { Change } from "./Change.tsx";

interface PriceNowProps {
  /** Null of a stock that trades no more, and on a page of a past day. */
  readonly symbol: string | null;
  /** Of the last close. */
  readonly value: Maybe;
  readonly className?: string | undefined;
}

interface MoneyNowProps extends PriceNowProps {
  /** Written with the price; without it, the price is a bare number. */
  readonly currency?: string | null;
}

/** The price of the moment of a stock in a row, or its last close. */
export function PriceNow({ symbol, value, className, currency }: MoneyNowProps) {
  const { price, money } = useFormats();
  const now = usePriceNow(symbol);
  const shown = now?.price.value ?? value;
  return (
    <span className={className} data-quote={symbol ?? undefined} data-price="">
      {currency === undefined ? price(shown) : money(shown, currency)}
    </span>
  );
}

/** The change that belongs to it, a fraction. */
export function ChangeNow({ symbol, value, className }: PriceNowProps) {
  const now = usePriceNow(symbol);
  return <Change fraction={now ? now.change.value : value} className={className} />;
}
