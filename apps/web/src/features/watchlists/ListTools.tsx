import type { WireWatchlist } from "@plumbline/contract";
import { ArrowLeft, ArrowRight, Pencil, Plus, Trash2, Upload } from "lucide-react";
import { useRef, useState } from "react";
import { useText } from "../../i18n/index.ts";
import { Button, Confirmation } from "../../ui/index.ts";
import { ImportWindow } from "./ImportWindow.tsx";
import { ListNameForm } from "./ListNameForm.tsx";
import styles from "./ListTools.module.css";
import { deleteList, moved, orderLists, renameList } from "./list-changes.ts";
import { useListName } from "./list-words.ts";
import { useChangeLists } from "./watchlists.query.ts";

interface ListToolsProps {
  /** Without an id until the first stock is added. */
  readonly list: WireWatchlist;
  readonly lists: readonly WireWatchlist[];
  readonly isAdding: boolean;
  readonly mayAdd: boolean;
  readonly onAdd: () => void;
}

type Open = "name" | "import" | "delete" | null;

/** What can be done with a whole list. */
export function ListTools({ list, lists, isAdding, mayAdd, onAdd }: ListToolsProps) {
  const text = useText();
  const nameOfList = useListName();
  const change = useChangeLists();
  const [open, setOpen] = useState<Open>(null);
  const pencil = useRef<HTMLSpanElement>(null);
  const isStored = list.id !== "";
  const place = lists.findIndex(({ id }) => id === list.id);
  const ids = lists.map(({ id }) => id);

  function closeName(): void {
    setOpen(null);
    pencil.current?.querySelector("button")?.focus();
  }

  return (
    <>
      <div className={styles.tools}>
        {list.stocks.length > 0 && (
          <Button aria-expanded={isAdding} disabled={!mayAdd} onClick={onAdd}>
            <Plus size={16} aria-hidden="true" />
            {text("watchlists.addStock")}
          </Button>
        )}
        {isStored && (
          <Button onClick={() => setOpen("import")}>
            <Upload size={16} aria-hidden="true" />
            {text("watchlists.import")}
          </Button>
        )}
        {isStored && (
          <span className={styles.end}>
            {lists.length > 1 && (
              <>
                <MoveButton
                  label={text("watchlists.moveLeft")}
                  isFirst={place === 0}
                  Icon={ArrowLeft}
                  onMove={() => change(orderLists(moved(ids, place, place - 1)))}
                />
                <MoveButton
                  label={text("watchlists.moveRight")}
                  isFirst={place === lists.length - 1}
                  Icon={ArrowRight}
                  onMove={() => change(orderLists(moved(ids, place, place + 1)))}
                />
              </>
            )}
            <span ref={pencil}>
              <Button
                look="quiet"
                icon
                aria-label={text("watchlists.rename")}
                aria-expanded={open === "name"}
                onClick={() => setOpen(open === "name" ? null : "name")}
              >
                <Pencil size={16} aria-hidden="true" />
              </Button>
            </span>
            <Button look="quiet" icon aria-label={text("watchlists.delete")} onClick={() => setOpen("delete")}>
              <Trash2 size={16} aria-hidden="true" />
            </Button>
          </span>
        )}
      </div>
      {open === "name" && (
        <ListNameForm
          label={text("watchlists.listName")}
          action={text("watchlists.save")}
          initial={nameOfList(list)}
          onDone={(name) => {
            void change(renameList(list.id, name));
            closeName();
          }}
          onClose={closeName}
        />
      )}
      {open === "import" && <ImportWindow list={list} onClose={() => setOpen(null)} />}
      {open === "delete" && (
        <Confirmation
          question={text("watchlists.deleteQuestion", { name: nameOfList(list) })}
          cancel={text("watchlists.cancel")}
          confirm={text("watchlists.delete")}
          onConfirm={() => change(deleteList(list.id))}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

interface MoveButtonProps {
  readonly label: string;
  /** Whether there is no place further that way. */
  readonly isFirst: boolean;
  readonly Icon: typeof ArrowLeft;
  readonly onMove: () => void;
}

function MoveButton({ label, isFirst, Icon, onMove }: MoveButtonProps) {
  return (
    <Button look="quiet" icon aria-label={label} aria-disabled={isFirst} onClick={() => isFirst || onMove()}>
      <Icon size={16} aria-hidden="true" />
    </Button>
  );
}
