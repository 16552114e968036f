import type { Translation } from "../catalogue.ts";
import type { sectors as english } from "../en/sectors.ts";

export const sectors: Translation<typeof english> = {
  "sector.Communication Services": "通訊服務",
  "sector.Consumer Discretionary": "非必需消費",
  "sector.Consumer Staples": "必需消費",
  "sector.Energy": "能源",
  "sector.Financials": "金融",
  "sector.Health Care": "醫療保健",
  "sector.Industrials": "工業",
  "sector.Information Technology": "資訊科技",
  "sector.Materials": "原物料",
  "sector.Real Estate": "房地產",
  "sector.Utilities": "公用事業",
  "sector.none": "未分類",
};
