import type { WireEvidenceItem } from "@plumbline/contract";
import { createContext, useContext, useMemo } from "react";
import { translator, useFormats, useLanguage, useText } from "../../i18n/index.ts";
import { useObservable } from "../../state/index.ts";
import { itemName } from "./item-name.ts";
import type { FigureLocale } from "./written-figure.ts";

export type NumberItem = Exclude<WireEvidenceItem, { kind: "passage" }>;
export type PassageItem = Extract<WireEvidenceItem, { kind: "passage" }>;
/** The evidence of a report by its ids. */
export type ReportItems = ReadonlyMap<string, WireEvidenceItem>;

const NONE: ReportItems = new Map();

/** The evidence of the sentences below. */
export const ReportItemsContext = createContext<ReportItems>(NONE);

export function useReportItems(): ReportItems {
  return useContext(ReportItemsContext);
}

/** The items by their ids; the same map for the same list. */
export function useItemsById(items: readonly WireEvidenceItem[]): ReportItems {
  return useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);
}

/** Names items of evidence in the reader's language. */
export function useItemName(): (id: string) => string {
  const { text, find } = useObservable(translator);
  return (id) => itemName(id, { text, find });
}

/** Texts and formats of the reader's language, and the language itself. */
export function useFigureLocale(): FigureLocale {
  return { text: useText(), formats: useFormats(), language: useLanguage() };
}
