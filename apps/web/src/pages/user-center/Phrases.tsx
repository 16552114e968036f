import { useFormats, useText } from "../../i18n/index.ts";

/** Phrases that a row has room for. */
const MAX_SHOWN = 4;

/** Phrases in a row; of very many, the first ones and how many follow. */
export function Phrases({ phrases }: { readonly phrases: readonly string[] }) {
  const text = useText();
  const { count } = useFormats();
  const isLong = phrases.length > MAX_SHOWN + 1;
  const shown = isLong ? phrases.slice(0, MAX_SHOWN) : phrases;
  const rest = phrases.length - shown.length;
  return [...shown, ...(isLong ? [text("saved.more", { n: count(rest) })] : [])].join(" · ");
}
