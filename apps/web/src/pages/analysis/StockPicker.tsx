import { useEffect, useRef, useState } from "react";
import { SearchBox } from "../../features/search/index.ts";

/** Finds the other stock of a comparison; whoever opened it wants to type. */
export function StockPicker({ onPick }: { readonly onPick: (symbol: string) => void }) {
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return <SearchBox query={typed} onQuery={setTyped} list="below" inputRef={input} onChoose={onPick} />;
}
