import type { Translation } from "../catalogue.ts";
import type { market as english } from "../en/market.ts";

export const market: Translation<typeof english> = {
  "market.name": "市場",
  "market.lastDay": "最近交易日",
  "market.companies": "證券",
  "market.priced": "{n} 檔有股價",
  "market.bars": "日 K",
  "market.since": "自 {day} 起",
  "market.facts": "財報申報資料",
  "market.empty": "此市場沒有資料",
  "market.emptyExplained": "請以「npm run market -- import」匯入股價，或以示範市場啟動。",
  "market.age": { other: "{n} 天前" },
};
