import { type FormEvent, useState } from "react";
import { useText } from "../../i18n/index.ts";
import { Button, FieldInput, Link } from "../../ui/index.ts";
import { AnchoredPopover } from "../../ui/popover/AnchoredPopover.tsx";
import { addStocks, makeList, removeStock } from "./list-changes.ts";
import { MAX_LISTS, MAX_NAME, useListName, WATCHLISTS_PLACE } from "./list-words.ts";
import styles from "./StarMenu.module.css";
import { useChangeLists, useLoadedWatchlists } from "./watchlists.query.ts";

interface StarMenuProps {
  readonly anchor: HTMLElement;
  readonly symbol: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** On which of the user's lists a stock is. */
export function StarMenu({ anchor, symbol, name, onClose }: StarMenuProps) {
  const text = useText();
  const lists = useLoadedWatchlists();
  const change = useChangeLists();
  const nameOfList = useListName();
  if (!lists) return null;
  return (
    <AnchoredPopover
      anchor={anchor}
      title={text("watchlists.listsWith", { name })}
      align="end"
      className={styles.menu}
      onClose={onClose}
    >
      <ul className={styles.lists}>
        {lists.map((list) => {
          const isOn = list.stocks.some(({ code }) => code === symbol);
          return (
            <li key={list.id}>
              <label className={styles.list}>
                <input
                  type="checkbox"
                  checked={isOn}
                  onChange={() =>
                    change(isOn ? removeStock(list.id, symbol) : addStocks(list.id, [{ code: symbol }], new Date()))
                  }
                />
                <span className={styles.name}>{nameOfList(list)}</span>
              </label>
            </li>
          );
        })}
      </ul>
      {lists.length < MAX_LISTS && <NewListForm symbol={symbol} />}
      <Link to={WATCHLISTS_PLACE} className={styles.all} onClick={onClose}>
        {text("watchlists.openAll")}
      </Link>
    </AnchoredPopover>
  );
}

/** Makes a list with the stock on it. */
function NewListForm({ symbol }: Pick<StarMenuProps, "symbol">) {
  const text = useText();
  const change = useChangeLists();
  const [name, setName] = useState("");
  const [isBusy, setIsBusy] = useState(false);

  async function make(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy || name.trim() === "") return;
    setIsBusy(true);
    const made = (await change(makeList(name.trim())))?.lists.at(-1);
    setIsBusy(false);
    if (!made) return;
    setName("");
    await change(addStocks(made.id, [{ code: symbol }], new Date()));
  }

  return (
    <form className={styles.form} onSubmit={make}>
      <FieldInput
        aria-label={text("watchlists.newList")}
        placeholder={text("watchlists.newList")}
        maxLength={MAX_NAME}
        className={styles.box}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" aria-disabled={isBusy || name.trim() === ""}>
        {text("watchlists.make")}
      </Button>
    </form>
  );
}
