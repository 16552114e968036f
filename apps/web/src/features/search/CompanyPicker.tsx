import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Skeleton } from "../../ui/index.ts";

// Most readers of a page ask for no company by name.
const SearchBox = lazy(async () => ({ default: (await import("./SearchBox.tsx")).SearchBox }));

interface CompanyPickerProps {
  readonly onPick: (symbol: string) => void;
  /** Whether the field takes the focus, for a reader who has just opened it. */
  readonly isFocused?: boolean;
}

/** Finds a company to ask about or to compare with. */
export function CompanyPicker(props: CompanyPickerProps) {
  return (
    <Suspense fallback={<Skeleton height="2.75rem" />}>
      <Field {...props} />
    </Suspense>
  );
}

/** Inside the suspense boundary, so that its effect runs when the search box is there. */
function Field({ onPick, isFocused = false }: CompanyPickerProps) {
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);
  return <SearchBox query={typed} onQuery={setTyped} list="below" inputRef={input} onChoose={onPick} />;
}
