import type { Instrument } from "@plumbline/market/model";
import type { Chance } from "../chance/chance.ts";
import type { Industry } from "../companies/industry.ts";
import type { Brand, BrandStyle, Brands } from "./brands.ts";
import { pinyinInitials } from "./pinyin-initials.ts";
import { NAME_PATTERNS, type NamePattern } from "./trade-words.ts";

/** What a company is called. */
export interface CompanyName {
  readonly brand: string;
  readonly names: Instrument["names"];
  readonly pinyin: string;
}

/** How a company is to be named. */
export interface Naming {
  readonly chance: Chance;
  /** Its seat is not in the United States. */
  readonly abroad: boolean;
}

const LEGAL_FORM = /,? (Inc|Corp|Co)\.$/;
const FORMS_ABROAD = [" plc", " N.V.", " AG", " SE", " S.A."];
const COINED_SECTORS: readonly string[] = ["Information Technology", "Health Care", "Communication Services"];

/**
 * Names a company after an unused brand and its industry.
 *
 * @param brands Where the brand comes from.
 * @throws {RangeError} if the industry has no name patterns.
 */
export function companyName(industry: Industry, brands: Brands, { chance, abroad }: Naming): CompanyName {
  const brand = brands.next(styleFor(industry, chance));
  const patterns = NAME_PATTERNS.get(industry.name);
  if (!patterns) throw new RangeError(`"${industry.name}" has no name patterns; add some to its trade words.`);
  const pattern = chance.pick(patterns);
  const simplified = pattern.simplified.replace("*", brand.simplified);
  const names = namesOf(brand, pattern);
  const legal = abroad ? names.en.replace(LEGAL_FORM, chance.pick(FORMS_ABROAD)) : names.en;
  return { brand: brand.english, names: { ...names, en: legal }, pinyin: pinyinInitials(simplified) };
}

function namesOf(brand: Brand, pattern: NamePattern): Instrument["names"] {
  return {
    en: pattern.english.replace("*", brand.english),
    "zh-Hans": pattern.simplified.replace("*", brand.simplified),
    "zh-Hant": pattern.traditional.replace("*", brand.traditional),
    ...(pattern.spanish ? { es: pattern.spanish.replace("*", brand.english) } : {}),
    ...(pattern.french ? { fr: pattern.french.replace("*", brand.english) } : {}),
  };
}

function styleFor(industry: Industry, chance: Chance): BrandStyle {
  const draw = chance.uniform();
  if (COINED_SECTORS.includes(industry.sector)) return draw < 0.62 ? "coined" : draw < 0.95 ? "compound" : "family";
  return draw < 0.12 ? "coined" : draw < 0.72 ? "compound" : "family";
}
