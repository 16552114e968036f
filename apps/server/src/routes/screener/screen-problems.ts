import type { LanguageCode } from "@plumbline/contract";

export type ScreenProblem = "unknownMetric" | "unknownCheck" | "unknownSector" | "unknownIndustry" | "crossedBounds";

/** What is wrong with a screen, and what would be right. */
export const SCREEN_PROBLEMS: Readonly<Record<ScreenProblem, Readonly<Record<LanguageCode, string>>>> = {
  unknownMetric: {
    en: "There is no number {id}. The numbers of the screener are named such as pe or revenue.yearOverYear",
    es: "No existe el dato {id}. Los datos del filtro se llaman, por ejemplo, pe o revenue.yearOverYear",
    fr: "La donnée {id} n’existe pas. Les données du filtre s’appellent par exemple pe ou revenue.yearOverYear",
    "zh-Hans": "没有选股指标 {id}。选股指标的编号形如 pe 或 revenue.yearOverYear",
    "zh-Hant": "沒有選股指標 {id}。選股指標的代碼形如 pe 或 revenue.yearOverYear",
  },
  unknownCheck: {
    en: "There is no check {id}. Checks are named such as O1, G3, F12 or D5",
    es: "No existe el criterio {id}. Los criterios se llaman, por ejemplo, O1, G3, F12 o D5",
    fr: "Le critère {id} n’existe pas. Les critères s’appellent par exemple O1, G3, F12 ou D5",
    "zh-Hans": "没有检查项 {id}。检查项的编号形如 O1、G3、F12 或 D5",
    "zh-Hant": "沒有檢核項目 {id}。檢核項目的編號形如 O1、G3、F12 或 D5",
  },
  unknownSector: {
    en: "This market has no sector {name}",
    es: "Este mercado no tiene el sector {name}",
    fr: "Ce marché n’a pas de secteur {name}",
    "zh-Hans": "当前市场中没有板块 {name}",
    "zh-Hant": "此市場中沒有類股 {name}",
  },
  unknownIndustry: {
    en: "This market has no industry {name}",
    es: "Este mercado no tiene la industria {name}",
    fr: "Ce marché n’a pas d’industrie {name}",
    "zh-Hans": "当前市场中没有行业 {name}",
    "zh-Hant": "此市場中沒有產業 {name}",
  },
  crossedBounds: {
    en: "The lower bound {low} is above the upper bound {high}",
    es: "El límite inferior {low} es mayor que el superior {high}",
    fr: "La borne inférieure {low} dépasse la borne supérieure {high}",
    "zh-Hans": "下限 {low} 大于上限 {high}",
    "zh-Hant": "下限 {low} 大於上限 {high}",
  },
};
