import { useEffect, useState } from "react";
import { SearchBox } from "../../features/search/index.ts";
import { setQuery } from "../../router/index.ts";

/** Milliseconds of rest after which the address follows: with every key the whole page would be drawn anew. */
const REST = 200;

/** The search box of the page; what is typed goes to the address, so that it can be shared and come back to. */
export function TypedSearch({ initial }: { readonly initial: string }) {
  const [typed, setTyped] = useState(initial);
  useEffect(() => {
    if (typed === initial) return;
    const timer = setTimeout(() => setQuery({ q: typed === "" ? undefined : typed }), REST);
    return () => clearTimeout(timer);
  }, [typed, initial]);
  return <SearchBox query={typed} onQuery={setTyped} list="below" size="large" />;
}
