import type { ReportLanguage } from "@plumbline/core/words";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import type { Wordings } from "./wordings.ts";
import { zhHans } from "./zh-hans.ts";
import { zhHant } from "./zh-hant.ts";

export const WORDINGS: Readonly<Record<ReportLanguage, Wordings>> = {
  en,
  es,
  fr,
  "zh-Hans": zhHans,
  "zh-Hant": zhHant,
};
