import { useState } from "react";
import { SearchBox } from "../../features/search/index.ts";
import { setQuery } from "../../router/index.ts";

/** The search box of the page; what is typed goes to the address, so that it can be shared and come back to. */
export function TypedSearch({ initial }: { readonly initial: string }) {
  const [typed, setTyped] = useState(initial);
  function type(next: string) {
    setTyped(next);
    setQuery({ q: next === "" ? undefined : next });
  }
  return <SearchBox query={typed} onQuery={type} list="below" size="large" />;
}
