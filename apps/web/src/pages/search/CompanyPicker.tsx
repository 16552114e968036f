import { useState } from "react";
import { SearchBox } from "../../features/search/index.ts";

/** Finds a company to ask about or to compare with. */
export function CompanyPicker({ onPick }: { readonly onPick: (symbol: string) => void }) {
  const [typed, setTyped] = useState("");
  return <SearchBox query={typed} onQuery={setTyped} list="below" onChoose={onPick} />;
}
