import type { WireSavedItem } from "@plumbline/contract";
import { SAVED_KINDS } from "@plumbline/contract/calls";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { callProblem } from "../../forms/index.ts";
import { useText } from "../../i18n/index.ts";
import { Notice, Panel, showToast } from "../../ui/index.ts";
import { DeletedRow, SavedRow } from "./SavedRow.tsx";
import styles from "./SavedSection.module.css";
import { deleteItem, SAVED_ITEMS, saveItem } from "./saved.query.ts";

/** Milliseconds for a whole sentence. */
const SENTENCE = 5000;

interface SavedSectionProps {
  /** Draws in words what an item holds. */
  readonly renderState: (item: WireSavedItem) => ReactNode;
}

/** What the user has saved, by kind. A deleted item stays in its place until the page is left, to take that back. */
export function SavedSection({ renderState }: SavedSectionProps) {
  const text = useText();
  const { data } = useSuspenseQuery(SAVED_ITEMS);
  const place = useRef<HTMLDivElement>(null);
  const { deleted, remove, restore } = useDeleting(() => place.current?.focus({ preventScroll: true }));
  const rows = [...data.items, ...deleted].toSorted((one, other) => other.changedAt.localeCompare(one.changedAt));
  return (
    <Panel title={text("userCenter.savedPages")} note={text("saved.sectionNote")}>
      <div ref={place} tabIndex={-1}>
        {rows.length === 0 && (
          <div className={styles.none}>
            <Notice title={text("saved.none")}>{text("saved.noneExplained")}</Notice>
          </div>
        )}
        {SAVED_KINDS.filter((kind) => rows.some((row) => row.kind === kind)).map((kind) => (
          <section key={kind} aria-labelledby={`saved-${kind}`}>
            <h3 id={`saved-${kind}`} className={styles.title}>
              {text(`saved.kind.${kind}`)}
            </h3>
            <ul>
              {rows
                .filter((row) => row.kind === kind)
                .map((item) => (
                  <li key={item.id} className={styles.item}>
                    {deleted.includes(item) ? (
                      <DeletedRow name={item.name} onRestore={() => restore(item)} />
                    ) : (
                      <SavedRow item={item} onDelete={() => remove(item)}>
                        {renderState(item)}
                      </SavedRow>
                    )}
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Panel>
  );
}

function useDeleting(onRestored: () => void) {
  const text = useText();
  const client = useQueryClient();
  const [deleted, setDeleted] = useState<readonly WireSavedItem[]>([]);
  async function attempt(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (failure) {
      showToast(callProblem(failure)(text), SENTENCE);
      // Another tab may have deleted it.
      void client.invalidateQueries({ queryKey: SAVED_ITEMS.queryKey });
    }
  }
  return {
    deleted,
    remove: (item: WireSavedItem) =>
      attempt(async () => {
        await deleteItem(client, item.id);
        setDeleted((before) => [...before, item]);
      }),
    restore: (item: WireSavedItem) =>
      attempt(async () => {
        const { kind, name, address } = item;
        await saveItem(client, { kind, name, address });
        setDeleted((before) => before.filter((other) => other !== item));
        onRestored();
      }),
  };
}
