/** What was typed for the search before the page could take it; `typed` is null until the key that opens it was pressed. */
interface EarlyKeys {
  readonly typed: string | null;
  /** The page takes the keys from now on. */
  readonly stop: () => void;
}

declare global {
  /** `undefined` where the first script did not run. */
  var earlyKeys: EarlyKeys | undefined;
}

/** Keeps `/` and what is typed after it, so that a reader who knows the page need not wait for it. */
export function keepEarlyKeys(): void {
  let typed: string | null = null;
  function keep(event: KeyboardEvent) {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (typed === null ? key !== "/" : key.length > 1 && key !== "Backspace") return;
    if (typed === null) typed = "";
    else typed = key === "Backspace" ? typed.slice(0, -1) : typed + key;
    event.preventDefault();
  }
  addEventListener("keydown", keep);
  globalThis.earlyKeys = {
    get typed() {
      return typed;
    },
    stop: () => removeEventListener("keydown", keep),
  };
}
