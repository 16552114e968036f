import { type ReactNode, Suspense, useEffect, useState } from "react";
import { StockMenu } from "../features/watchlists/later.ts";
import { FailureBoundary, useLongPress } from "../ui/index.ts";
import { type PressedStock, stockAt } from "./pressed-stock.ts";
import "./StockMenus.css";

/** The menu of every row that names its stock: a long press, a right click or the key for context menus opens it. */
export function StockMenus(): ReactNode {
  const [pressed, setPressed] = useState<PressedStock | null>(null);
  const handlers = useLongPress(stockAt, setPressed);
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    addEventListener("pointerdown", handlers.onPointerDown, { signal });
    addEventListener("pointermove", handlers.onPointerMove, { signal });
    addEventListener("pointerup", handlers.onPointerUp, { signal });
    addEventListener("pointercancel", handlers.onPointerCancel, { signal });
    addEventListener("contextmenu", handlers.onContextMenu, { signal });
    return () => end.abort();
  });
  if (!pressed) return null;
  const { row, ...stock } = pressed;
  return (
    <FailureBoundary>
      <Suspense>
        <StockMenu
          {...stock}
          // The search window would cover the page.
          onLeave={() => row.closest("dialog")?.close()}
          onClose={() => setPressed(null)}
        />
      </Suspense>
    </FailureBoundary>
  );
}
