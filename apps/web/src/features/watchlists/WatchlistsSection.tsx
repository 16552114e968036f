import type { WireWatchlist } from "@plumbline/contract";
import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useText } from "../../i18n/index.ts";
import { Button, Panel, TabPanel, Tabs } from "../../ui/index.ts";
import { ListedStocks } from "./ListedStocks.tsx";
import { ListNameForm } from "./ListNameForm.tsx";
import { ListTools } from "./ListTools.tsx";
import { addStocks, makeList } from "./list-changes.ts";
import { MAX_LISTS, MAX_STOCKS, useListName } from "./list-words.ts";
import styles from "./WatchlistsSection.module.css";
import { useChangeLists, useWatchlists } from "./watchlists.query.ts";

/** Draws the box that finds a company: it belongs to another feature. */
export type RenderPicker = (onPick: (symbol: string) => void) => ReactNode;

interface WatchlistsSectionProps {
  readonly renderPicker: RenderPicker;
}

/** What is shown before the first list is made. */
const EMPTY_LIST: WireWatchlist = { id: "", name: null, stocks: [] };

/** All lists of the user, one at a time, with everything that can be done with them. */
export function WatchlistsSection({ renderPicker }: WatchlistsSectionProps) {
  const text = useText();
  const stored = useWatchlists();
  const lists = stored.length === 0 ? [EMPTY_LIST] : stored;
  const nameOfList = useListName();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isNaming, setIsNaming] = useState(false);
  const list = lists.find(({ id }) => id === chosen) ?? (lists[0] as WireWatchlist);
  const change = useChangeLists();

  async function make(name: string): Promise<void> {
    const made = (await change(makeList(name)))?.lists.at(-1);
    if (!made) return;
    setIsNaming(false);
    setChosen(made.id);
  }

  return (
    <Panel title={text("userCenter.watchlists")} note={text("watchlists.lead")}>
      <div className={styles.head}>
        <Tabs
          label={text("userCenter.watchlists")}
          id="watchlist"
          tabs={lists.map((one) => ({ value: one.id, label: `${nameOfList(one)} · ${one.stocks.length}` }))}
          value={list.id}
          onChange={setChosen}
        />
        <Button
          look="quiet"
          aria-expanded={isNaming}
          disabled={stored.length >= MAX_LISTS}
          onClick={() => setIsNaming(!isNaming)}
        >
          <Plus size={16} aria-hidden="true" />
          {text("watchlists.newList")}
        </Button>
      </div>
      {isNaming && (
        <ListNameForm
          label={text("watchlists.listName")}
          action={text("watchlists.make")}
          onDone={make}
          onClose={() => setIsNaming(false)}
        />
      )}
      <TabPanel id="watchlist" value={list.id} className={styles.panel}>
        <ListBody key={list.id} list={list} lists={stored} renderPicker={renderPicker} />
      </TabPanel>
    </Panel>
  );
}

interface ListBodyProps extends WatchlistsSectionProps {
  readonly list: WireWatchlist;
  readonly lists: readonly WireWatchlist[];
}

function ListBody({ list, lists, renderPicker }: ListBodyProps) {
  const text = useText();
  const change = useChangeLists();
  const [isAdding, setIsAdding] = useState(false);
  const isEmpty = list.stocks.length === 0;
  const add = (code: string): void => {
    void change(addStocks(list.id === "" ? undefined : list.id, [{ code }], new Date()));
    setIsAdding(false);
  };
  return (
    <>
      <ListTools
        list={list}
        lists={lists}
        isAdding={isAdding}
        mayAdd={list.stocks.length < MAX_STOCKS}
        onAdd={() => setIsAdding(!isAdding)}
      />
      {isEmpty && (
        <div className={styles.empty}>
          <p className={styles.emptyTitle}>{text("watchlists.empty")}</p>
          <p>{text("watchlists.emptyExplained")}</p>
        </div>
      )}
      {(isAdding || isEmpty) && <div className={styles.picker}>{renderPicker(add)}</div>}
      <ListedStocks list={list} />
    </>
  );
}
