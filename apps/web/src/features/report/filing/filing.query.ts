import type { CallOutput } from "@plumbline/contract/calls";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call, callQuery } from "../../../api/index.ts";
import type { PassagePlace } from "./filing-address.ts";

export type FiledPart = CallOutput<"filingParagraphs">;
export type Filing = FiledPart["filing"];
export type FiledParagraph = FiledPart["paragraphs"][number];

/** Paragraphs before and behind the one that is asked for, and how many more a reader gets at once. */
const AROUND = 6;
const MORE = 15;

/** A paragraph of a stock's filing, as it is seen on a day. */
export interface SeenPassage {
  readonly code: string;
  readonly asOf: string | undefined;
  readonly place: PassagePlace;
}

interface PartOfItem {
  readonly around: string;
  readonly margin: number;
}

/** The paragraphs of an item around one of them, and on request those before and behind. */
export function passageQuery(code: string, asOf: string | undefined, { accession, item, paragraph }: PassagePlace) {
  return infiniteQueryOptions({
    queryKey: ["filingParagraphs", { code, asOf, accession, item, paragraph }],
    queryFn: ({ pageParam, signal }) =>
      call("filingParagraphs", { code, asOf, accession, item, ...pageParam }, { signal }),
    initialPageParam: { around: paragraph, margin: AROUND } as PartOfItem,
    getPreviousPageParam: ({ start, paragraphs }): PartOfItem | null =>
      start > 0 && paragraphs[0] ? { around: paragraphs[0].id, margin: MORE } : null,
    getNextPageParam: ({ start, total, paragraphs }): PartOfItem | null => {
      const last = paragraphs.at(-1);
      return last && start + paragraphs.length < total ? { around: last.id, margin: MORE } : null;
    },
    select: ({ pages }) => joined(pages),
  });
}

/** The items of a filing. */
export function outlineQuery(code: string, asOf: string | undefined, accession: string) {
  return queryOptions(callQuery("filingOutline", { code, asOf, accession }));
}

/** What changed in an item since the report of the year before. */
export function filingChangesQuery(code: string, asOf: string | undefined, place: PassagePlace) {
  return queryOptions(callQuery("filingChanges", { code, asOf, accession: place.accession, item: place.item }));
}

/** Paragraphs that follow one another, from parts of an item that overlap. */
export interface ReadPassage extends Pick<FiledPart, "filing" | "item" | "start" | "total"> {
  readonly paragraphs: readonly FiledParagraph[];
}

/**
 * Joins parts of an item, whichever of them came first.
 *
 * @param parts At least one; each overlaps the next.
 */
export function joined(parts: readonly FiledPart[]): ReadPassage {
  const [first] = parts as [FiledPart, ...FiledPart[]];
  const byPlace = new Map<number, FiledParagraph>();
  for (const { start, paragraphs } of parts) {
    for (const [k, paragraph] of paragraphs.entries()) byPlace.set(start + k, paragraph);
  }
  const places = [...byPlace.keys()].sort((a, b) => a - b);
  return {
    filing: first.filing,
    item: first.item,
    total: first.total,
    start: places[0] ?? 0,
    paragraphs: places.map((place) => byPlace.get(place) as FiledParagraph),
  };
}
