import type { WireCatalogueCheck } from "@plumbline/contract";
import type { CompanyType } from "@plumbline/contract/calls";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Formats } from "../../../format/index.ts";
import { type Text, translator, useClassification, useFormats } from "../../../i18n/index.ts";
import { useObservable } from "../../../state/index.ts";
import { screenCatalogueQuery } from "../screener.query.ts";
import type { ScreenCatalogue } from "./screen-catalogue.ts";

/** The texts of the checks. The page passes them in, because features do not import each other. */
export interface CheckTexts {
  /** The name of a check, such as "P/E". */
  name(check: WireCatalogueCheck): string;
  /** A threshold, such as "25" or "10%". */
  threshold(threshold: number, check: WireCatalogueCheck): string;
  /** A value of a company, with enough decimals to see on which side of the threshold it lies. */
  value(value: number, check: WireCatalogueCheck): string;
  /** A value compared with a threshold, as sentences: "P/E is 31.20, not below 25. over by 6.20"; amounts in the currency. */
  sentence(
    check: WireCatalogueCheck,
    held: { value: number; threshold: number; type: CompanyType; currency: string | null },
  ): string;
}

/** The catalogue with the texts and formats of one language. */
export interface ScreenWords {
  readonly catalogue: ScreenCatalogue;
  readonly text: Text;
  readonly formats: Formats;
  /** The text of a key; null where the key does not exist. */
  readonly find: (key: string) => string | null;
  readonly sector: (name: string) => string;
  readonly industry: (name: string) => string;
  readonly checks: CheckTexts;
}

/** The name of a check, such as "P/E"; its id when the check is newer than this page. */
export function checkName(id: string, { catalogue, checks }: ScreenWords): string {
  const check = catalogue.checks.get(id);
  return check ? checks.name(check) : id;
}

/** A kind of company, such as "Banks". */
export function typeName(type: CompanyType, { text }: ScreenWords): string {
  return text(`screener.type.${type}`);
}

const SIGNS: Readonly<Record<WireCatalogueCheck["comparison"], string>> = { "<": "<", "<=": "≤", ">": ">", ">=": "≥" };

/** The sign of a comparison as it is printed. */
export function signOf({ comparison }: Pick<WireCatalogueCheck, "comparison">): string {
  return SIGNS[comparison];
}

/** The catalogue in the reader's language; the same object until the catalogue or the language changes. */
export function useScreenWords(checks: CheckTexts): ScreenWords {
  const { data: catalogue } = useSuspenseQuery(screenCatalogueQuery);
  const { text, find } = useObservable(translator);
  const formats = useFormats();
  const { sector, industry } = useClassification();
  return useMemo(
    () => ({ catalogue, text, find, formats, sector, industry, checks }),
    [catalogue, text, find, formats, sector, industry, checks],
  );
}
