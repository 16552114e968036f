import { useText } from "../../i18n/index.ts";
import { Notice, useIsOperator } from "../../ui/index.ts";

/** In place of a market without stocks: who runs the server is told how to fill it. */
export function EmptyMarket() {
  const text = useText();
  const isOperator = useIsOperator();
  return <Notice title={text("market.empty")}>{isOperator && text("market.emptyExplained")}</Notice>;
}
