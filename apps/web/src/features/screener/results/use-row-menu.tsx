import { lazy, type ReactNode, Suspense, useState } from "react";
import { FailureBoundary, useLongPress } from "../../../ui/index.ts";
import type { RowAction } from "./RowMenu.tsx";
import type { ScreenRow } from "./screen-rows.ts";

const RowMenu = lazy(async () => ({ default: (await import("./RowMenu.tsx")).RowMenu }));

type MenuContent = Omit<Parameters<typeof RowMenu>[0], "row" | "anchor" | "onClose" | "isSelected" | "actions"> & {
  /** The company of a row; null while it loads. */
  readonly rowOf: (index: number) => ScreenRow | null;
  readonly selected: readonly string[];
  readonly actionsOf: (symbol: string) => readonly RowAction[];
};

/**
 * The menu of the rows of the table: a long press, a right click or the key for context menus opens it.
 *
 * @returns Handlers for the table, and the menu while it is open.
 */
export function useRowMenu({
  rowOf,
  selected,
  actionsOf,
  ...content
}: MenuContent): [handlers: ReturnType<typeof useLongPress>, menu: ReactNode] {
  const [opened, setOpened] = useState<{ readonly row: ScreenRow; readonly anchor: HTMLElement } | null>(null);
  const handlers = useLongPress((target) => {
    const anchor = target.closest<HTMLElement>("[data-row]");
    const row = anchor && rowOf(Number(anchor.dataset.row));
    if (row) setOpened({ row, anchor });
  });
  const menu = opened && (
    <FailureBoundary>
      <Suspense>
        <RowMenu
          {...content}
          {...opened}
          isSelected={selected.includes(opened.row.symbol)}
          actions={actionsOf(opened.row.symbol)}
          onClose={() => setOpened(null)}
        />
      </Suspense>
    </FailureBoundary>
  );
  return [handlers, menu];
}
