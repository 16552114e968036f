import { useQuery } from "@tanstack/react-query";
import { instrumentsQuery } from "./instruments.query.ts";
import { buildSearchIndex, type InstrumentList, type SearchIndex } from "./matching/index.ts";

const built = new WeakMap<InstrumentList, SearchIndex>();

/** The index of the market's instruments, built once; undefined until the list is there. */
export function useSearchIndex(): { readonly index: SearchIndex | undefined; readonly hasFailed: boolean } {
  const { data: list, isError } = useQuery(instrumentsQuery);
  if (!list) return { index: undefined, hasFailed: isError };
  let index = built.get(list);
  if (!index) {
    index = buildSearchIndex(list);
    built.set(list, index);
  }
  return { index, hasFailed: false };
}
