import type { WireWatchlist } from "@plumbline/contract";
import { useQuery } from "@tanstack/react-query";
import { Upload, X } from "lucide-react";
import { type ChangeEvent, useId, useMemo, useRef, useState } from "react";
import { callQuery } from "../../api/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { Button, Modal, showToast } from "../../ui/index.ts";
import styles from "./ImportWindow.module.css";
import { type ImportPreview, previewImport, symbolFinder } from "./import-preview.ts";
import { addStocks } from "./list-changes.ts";
import { MAX_STOCKS } from "./list-words.ts";
import { readSymbols } from "./read-symbols.ts";
import { useChangeLists } from "./watchlists.query.ts";

/** Characters that are read: a list of 200 with notes has a tenth of it. */
const MAX_TEXT = 1_000_000;

interface ImportWindowProps {
  readonly list: WireWatchlist;
  readonly onClose: () => void;
}

/** Adds the stocks of a file or a pasted text, after showing what that would do. */
export function ImportWindow({ list, onClose }: ImportWindowProps) {
  const text = useText();
  const id = useId();
  return (
    <Modal labelledBy={id} className={styles.window} onClose={onClose}>
      {(close) => (
        <>
          <header className={styles.head}>
            <h2 id={id} className={styles.title}>
              {text("watchlists.import")}
            </h2>
            <Button look="quiet" icon aria-label={text("shell.close")} onClick={close}>
              <X size={18} aria-hidden="true" />
            </Button>
          </header>
          <ImportForm list={list} onClose={close} />
        </>
      )}
    </Modal>
  );
}

function ImportForm({ list, onClose }: ImportWindowProps) {
  const text = useText();
  const { count } = useFormats();
  const id = useId();
  const [typed, setTyped] = useState("");
  const preview = usePreview(list, typed);
  const change = useChangeLists();
  const sent = preview ? [...preview.added, ...preview.noted] : [];

  async function add(): Promise<void> {
    if (sent.length === 0) return;
    onClose();
    const answer = await change(addStocks(list.id, sent, new Date()));
    const n = preview?.added.length ?? 0;
    if (answer) showToast(text("watchlists.imported", { count: n, n: count(n) }));
  }

  return (
    <>
      <div className={styles.body}>
        <p className={styles.lead}>{text("watchlists.importLead")}</p>
        <FileButton onRead={setTyped} />
        <label htmlFor={id} className={styles.label}>
          {text("watchlists.importPaste")}
        </label>
        <textarea
          id={id}
          className={styles.box}
          rows={6}
          spellCheck={false}
          autoCapitalize="characters"
          maxLength={MAX_TEXT}
          placeholder={"AAPL\nMSFT\nBRK.B"}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div role="status" className={styles.preview}>
          {preview && typed.trim() !== "" && <Preview preview={preview} />}
        </div>
      </div>
      <div className={styles.actions}>
        <Button onClick={onClose}>{text("watchlists.cancel")}</Button>
        <Button look="primary" aria-disabled={sent.length === 0} onClick={add}>
          {text("watchlists.importAdd", { count: sent.length, n: count(sent.length) })}
        </Button>
      </div>
    </>
  );
}

/** What the text would do to the list; undefined while the market's list of stocks is loading. */
function usePreview(list: WireWatchlist, typed: string): ImportPreview | undefined {
  const { data: instruments } = useQuery(callQuery("instrumentList", {}));
  const find = useMemo(() => instruments && symbolFinder(instruments), [instruments]);
  return useMemo(
    () => find && previewImport(readSymbols(typed), list.stocks, { find, room: MAX_STOCKS - list.stocks.length }),
    [find, typed, list],
  );
}

interface FileButtonProps {
  readonly onRead: (text: string) => void;
}

/** Chooses a file; its text stands in the box then, where it can be corrected. */
function FileButton({ onRead }: FileButtonProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);

  async function read({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? [];
    // The same file can be chosen again after it was corrected.
    if (file && file.size <= MAX_TEXT) onRead(decoded(new Uint8Array(await file.arrayBuffer())));
    else if (file) showToast(text("watchlists.importTooLarge"), 4000);
    target.value = "";
  }

  return (
    <div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        aria-label={text("watchlists.importFile")}
        onChange={read}
      />
      <Button onClick={() => input.current?.click()}>
        <Upload size={16} aria-hidden="true" />
        {text("watchlists.importFile")}
      </Button>
    </div>
  );
}

/** Spreadsheets write UTF-8, UTF-16 with its mark, or the old encoding of their country, whose symbols read the same. */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Symbols of each kind that are named. */
const MAX_NAMED = 24;

function Preview({ preview: { added, noted, present, unknown, left } }: { readonly preview: ImportPreview }) {
  const text = useText();
  const codes = (stocks: ImportPreview["added"]) => stocks.map(({ code }) => code);
  const groups = [
    ["importNew", codes(added)],
    ["importNoted", codes(noted)],
    ["importPresent", present],
    ["importUnknown", unknown],
    ["importLeft", left],
  ] as const;
  const shown = groups.filter(([, symbols]) => symbols.length > 0);
  if (shown.length === 0) return <p className={styles.none}>{text("watchlists.importNothing")}</p>;
  return shown.map(([key, symbols]) => <PreviewGroup key={key} title={`watchlists.${key}`} symbols={symbols} />);
}

interface PreviewGroupProps {
  readonly title:
    | "watchlists.importNew"
    | "watchlists.importNoted"
    | "watchlists.importPresent"
    | "watchlists.importUnknown"
    | "watchlists.importLeft";
  readonly symbols: readonly string[];
}

function PreviewGroup({ title, symbols }: PreviewGroupProps) {
  const text = useText();
  const { count } = useFormats();
  const more = symbols.length - MAX_NAMED;
  return (
    <div className={styles.group}>
      <h3 className={styles.groupTitle}>{text(title, { n: count(symbols.length) })}</h3>
      <ul className={styles.symbols}>
        {symbols.slice(0, MAX_NAMED).map((symbol) => (
          <li key={symbol} className={styles.symbol}>
            {symbol}
          </li>
        ))}
        {more > 0 && <li className={styles.more}>{text("watchlists.importMore", { n: count(more) })}</li>}
      </ul>
    </div>
  );
}
