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
  "market.empty": "暂无数据",
  "market.emptyExplained": "请用“npm run market -- import”导入行情，或以演示市场启动。",
  "market.age": { other: "{n} 天前" },
  "past.today": "截至今天",
  "past.now": "今天",
  "past.asOf": "截至{day}",
  "past.explained": "查看过去某一天投资者眼中的公司：行情截至当天，财报只含当时已披露的内容。",
  "past.explainedMarket": "查看过去某一天投资者眼中的整个市场：行情截至当天，财报只含各公司当时已披露的内容。",
  "past.day": "日期",
  "past.yearsAgo": { other: "{n} 年前" },
  "past.bounds": "{first}至{last}",
  "past.banner": "仅显示{day}当天已知的内容。",
  "past.return": "回到今天",
  "past.notADay": "链接中的日期无效，现显示今天。",
  "past.beforeMarket": "链接中的日期早于数据的起始日{first}（截止日为{last}），现显示今天。",
  "past.afterMarket": "链接中的日期晚于数据的截止日{last}（起始日为{first}），现显示今天。",
  "past.dismiss": "知道了",
};
