import type { WireCatalogueCheck } from "@plumbline/contract";
import type { CompanyType } from "@plumbline/contract/calls";
import type { Formats } from "../../../format/index.ts";
import type { Text } from "../../../i18n/index.ts";
import type { CheckSpeech } from "./check-speech.ts";
import type { ScreenCatalogue } from "./screen-catalogue.ts";

/** The catalogue with all that it takes to speak of it in one language. */
export interface ScreenWords {
  readonly catalogue: ScreenCatalogue;
  readonly text: Text;
  readonly formats: Formats;
  /** The text of a key that may not exist; null where it does not. */
  readonly find: (key: string) => string | null;
  readonly sector: (name: string) => string;
  readonly industry: (name: string) => string;
  readonly checks: CheckSpeech;
}

/** What a check asks about; its id when it is newer than this page. */
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
