import { useQueryClient } from "@tanstack/react-query";
import { useText } from "../../i18n/index.ts";
import { useStarredStocks } from "../../state/index.ts";
import { showToast } from "../../ui/index.ts";

interface StarAction {
  readonly isStarred: boolean;
  readonly onChoose: () => void;
}

/** What the star of a stock does, for an item of a menu. Who has several lists finds the stock on the first of them. */
export function useStarAction(): (symbol: string) => StarAction {
  const text = useText();
  const client = useQueryClient();
  const starred = useStarredStocks();
  return (symbol) => {
    const isStarred = starred.includes(symbol);
    const press = async () => {
      try {
        const { pressStar } = await import("./press-star.ts");
        await pressStar(client, { symbol, isStarred });
      } catch {
        showToast(text("shell.failed"));
      }
    };
    return { isStarred, onChoose: () => void press() };
  };
}
