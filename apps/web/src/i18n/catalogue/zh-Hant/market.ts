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
  "market.empty": "尚無資料",
  "market.emptyExplained": "請以「npm run market -- import」匯入股價，或以示範市場啟動。",
  "market.age": { other: "{n} 天前" },
  "past.today": "截至今日",
  "past.now": "今日",
  "past.asOf": "截至{day}",
  "past.explained": "以過去某一天投資人的視角檢視公司：股價只到當天，財報只含當時已申報的內容。",
  "past.explainedMarket": "以過去某一天投資人的視角檢視整個市場：股價只到當天，財報只含各公司當時已申報的內容。",
  "past.day": "日期",
  "past.yearsAgo": { other: "{n} 年前" },
  "past.bounds": "{first}至{last}",
  "past.banner": "僅顯示{day}當天已知的內容。",
  "past.return": "回到今日",
  "past.notADay": "連結中的日期無效，目前顯示今日。",
  "past.beforeMarket": "連結中的日期早於資料的起始日{first}（截止日為{last}），目前顯示今日。",
  "past.afterMarket": "連結中的日期晚於資料的截止日{last}（起始日為{first}），目前顯示今日。",
  "past.dismiss": "知道了",
};
