import type { WireCatalogueCheck } from "@plumbline/contract";
import type { CompanyType } from "@plumbline/contract/calls";

/** How the checks speak of themselves; given by the page, which knows them. */
export interface CheckSpeech {
  /** What a check asks about, such as "P/E". */
  name(check: WireCatalogueCheck): string;
  /** A threshold, such as "25" or "10%". */
  threshold(threshold: number, check: WireCatalogueCheck): string;
  /** A value of a company, as fine as it takes to see on which side of the threshold it lies. */
  value(value: number, check: WireCatalogueCheck): string;
  /** A value held against a threshold, as sentences: "P/E is 31.20, not below 25. over by 6.20". */
  sentence(check: WireCatalogueCheck, held: { value: number; threshold: number; type: CompanyType }): string;
}
