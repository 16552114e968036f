import { contents, loaders } from "virtual:documents";
import { queryOptions, useSuspenseQueries } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useText } from "../../i18n/index.ts";
import { type Query, setQuery } from "../../router/index.ts";
import { Button, Notice } from "../../ui/index.ts";
import { Contents } from "./Contents.tsx";
import { DocumentView } from "./DocumentView.tsx";
import type { RuleDocument } from "./document.ts";
import { filterDocuments } from "./filter-documents.ts";
import styles from "./RulesPanel.module.css";

/** The document of each anchor. */
const DOCUMENT_OF: ReadonlyMap<string, string> = new Map(
  contents.flatMap(({ id, anchors }) => anchors.map((anchor) => [anchor, id] as const)),
);

const documentQuery = (id: string) =>
  queryOptions({
    queryKey: ["document of the rules", id],
    queryFn: async (): Promise<RuleDocument> => {
      const load = loaders[id];
      if (load === undefined) throw new Error(`There is no document ${id}.`);
      return (await load()).default;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/**
 * The rules and formulas with a table of contents and a filter. The page shows one document, that of the place which `id`
 * names; with a filter (`q`) it shows what is left of all. What was shown stays until the texts that are asked for arrive.
 */
export function RulesPanel({ query }: { readonly query: Query }) {
  const text = useText();
  const [filter, setFilter] = useState(query.q ?? "");
  const shownFilter = useDeferredValue(filter);
  const place = useDeferredValue(query);
  const isFiltered = shownFilter.trim() !== "";
  const current = DOCUMENT_OF.get(place.id ?? "") ?? contents[0]?.id ?? "";
  const asked = isFiltered ? contents.map(({ id }) => id) : [current];
  const documents = useSuspenseQueries({
    queries: asked.map(documentQuery),
    combine: (answers) => answers.map(({ data }) => data),
  });
  const { documents: left, count } = useMemo(() => filterDocuments(documents, shownFilter), [documents, shownFilter]);
  // A link to a place leads there, whatever was filtered before.
  useEffect(() => {
    if (query.id !== undefined) setFilter(query.q ?? "");
  }, [query]);
  useTarget(place, left);
  const isUnknown = place.id !== undefined && !DOCUMENT_OF.has(place.id);
  const change = (value: string) => {
    setFilter(value);
    setQuery({ q: value || undefined, id: undefined });
  };
  return (
    <>
      <search className={styles.tools}>
        <input
          className={styles.filter}
          type="search"
          maxLength={140}
          value={filter}
          aria-label={text("rules.filter")}
          placeholder={text("rules.filterHint")}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
        <p className={styles.count} role="status">
          {isFiltered && text("rules.found", { count })}
          {isUnknown && text("rules.unknown", { id: place.id ?? "" })}
        </p>
      </search>
      <div className={styles.columns}>
        <Contents documents={isFiltered ? left : contents} current={isFiltered ? null : current} />
        <article className={styles.article} lang="en">
          {left.map((document) => (
            <DocumentView key={document.id} document={document} target={place.id} />
          ))}
        </article>
      </div>
      {left.length === 0 && (
        <Notice
          title={text("rules.none", { filter: shownFilter })}
          action={<Button onClick={() => change("")}>{text("rules.clear")}</Button>}
        />
      )}
    </>
  );
}

/** Brings the place that the address names into view, and the focus with it, once it is drawn. */
function useTarget(place: Query, left: readonly RuleDocument[]): void {
  const reached = useRef<Query | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another filter the place may be drawn that was not before.
  useLayoutEffect(() => {
    const { id } = place;
    if (id === undefined || reached.current === place) return;
    // After the page has been scrolled to its top, and before that is painted.
    const frame = requestAnimationFrame(() => {
      const target = document.getElementById(id);
      if (!target) return;
      reached.current = place;
      target.scrollIntoView({ block: "start" });
      target.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [place, left]);
}
