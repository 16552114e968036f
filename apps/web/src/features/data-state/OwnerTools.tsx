import { useRef, useState } from "react";
import { AWAITED, call } from "../../api/index.ts";
import { callProblem } from "../../forms/index.ts";
import { useText } from "../../i18n/index.ts";
import { Button, Panel, showToast } from "../../ui/index.ts";
import { type DataState, isOver, sendFiles } from "./data-state.query.ts";
import { FileDrop } from "./FileDrop.tsx";
import styles from "./OwnerTools.module.css";
import { OwnSymbols } from "./OwnSymbols.tsx";
import { RunPart } from "./RunPart.tsx";

/** Milliseconds for a whole sentence. */
const SENTENCE = 5000;

interface Sending {
  readonly place: number;
  readonly files: number;
}

/** What only the owner of the server can do: have providers asked now, and bring files. */
export function OwnerTools({ state }: { readonly state: DataState }) {
  const text = useText();
  const [started, setStarted] = useState<string | null>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  const leaving = useRef<AbortController | null>(null);
  const underway = state.runs.find((run) => !isOver(run));
  const shown = started ?? underway?.id ?? null;

  async function attempt(act: () => Promise<string>): Promise<void> {
    try {
      setStarted(await act());
    } catch (failure) {
      if (!leaving.current?.signal.aborted) showToast(callProblem(failure)(text), SENTENCE);
    } finally {
      setSending(null);
      leaving.current = null;
    }
  }

  function send(files: readonly File[]): void {
    if (files.length === 0 || sending !== null) return;
    const controller = new AbortController();
    leaving.current = controller;
    setSending({ place: 0, files: files.length });
    const onFile = (place: number) => setSending({ place, files: files.length });
    void attempt(() => sendFiles(files, { onFile, signal: controller.signal }));
  }

  const { isFictional, ownMarket } = state;
  const refresh = () => attempt(async () => (await call("refreshData", {}, AWAITED)).run);
  return (
    <Panel title={text(isFictional ? "data.own" : "data.owner")} note={text("data.ownerNote")}>
      <div className={styles.tools}>
        {ownMarket !== null && (
          <>
            <p className={styles.explained}>{text("data.ownExplained")}</p>
            {state.upkeep !== "unable" && <OwnSymbols attempt={attempt} />}
          </>
        )}
        {isFictional && ownMarket === null && <p className={styles.explained}>{text("data.marketFixed")}</p>}
        {state.upkeep === "on" && (
          <div className={styles.refresh}>
            <Button look="primary" onClick={() => void refresh()}>
              {text("data.refresh")}
            </Button>
            <p>{text("data.refreshExplained")}</p>
          </div>
        )}
        {(!isFictional || ownMarket !== null) && (
          <FileDrop sending={sending} onFiles={send} onStop={() => leaving.current?.abort()} />
        )}
      </div>
      {shown !== null && <RunPart key={shown} id={shown} served={state.market} onStart={setStarted} />}
    </Panel>
  );
}
