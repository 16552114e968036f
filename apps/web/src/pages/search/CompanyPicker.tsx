import { lazy, Suspense, useState } from "react";
import { Skeleton } from "../../ui/index.ts";

// Most readers of a screen ask for no company by name.
const SearchBox = lazy(async () => ({ default: (await import("../../features/search/SearchBox.tsx")).SearchBox }));

/** Finds a company to ask about or to compare with. */
export function CompanyPicker({ onPick }: { readonly onPick: (symbol: string) => void }) {
  const [typed, setTyped] = useState("");
  return (
    <Suspense fallback={<Skeleton height="2.75rem" />}>
      <SearchBox query={typed} onQuery={setTyped} list="below" onChoose={onPick} />
    </Suspense>
  );
}
