import type { Translation } from "../catalogue.ts";
import type { market as english } from "../en/market.ts";

export const market: Translation<typeof english> = {
  "market.name": "市场",
  "market.lastDay": "最近交易日",
  "market.companies": "证券",
  "market.priced": "有行情 {n} 只",
  "market.bars": "日线",
  "market.since": "自 {day} 起",
  "market.facts": "财报原始数据",
  "market.empty": "当前市场没有数据",
  "market.emptyExplained": "请用“npm run market -- import”导入行情，或以演示市场启动。",
  "market.age": { other: "{n} 天前" },
};
