import type { Translation } from "../catalogue.ts";
import type { sectors as english } from "../en/sectors.ts";

export const sectors: Translation<typeof english> = {
  "sector.Communication Services": "通信服务",
  "sector.Consumer Discretionary": "可选消费",
  "sector.Consumer Staples": "必需消费",
  "sector.Energy": "能源",
  "sector.Financials": "金融",
  "sector.Health Care": "医疗保健",
  "sector.Industrials": "工业",
  "sector.Information Technology": "信息技术",
  "sector.Materials": "原材料",
  "sector.Real Estate": "房地产",
  "sector.Utilities": "公用事业",
  "sector.none": "未分类",
};
