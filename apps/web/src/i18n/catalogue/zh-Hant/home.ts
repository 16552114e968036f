import type { Translation } from "../catalogue.ts";
import type { home as english } from "../en/home.ts";

export const home: Translation<typeof english> = {
  "home.title": "Plumbline",
  "home.headline": "每個數字，都禁得起追問。",
  "home.lead": "查一家公司，點選任何數字，就能看到來源、財報期間與計算公式。沒有的資料，絕不以零呈現。",
  "home.examples": "從這些例子開始",
  "home.example.worth": "它值多少錢？",
  "home.example.checks": "它通過了哪些檢核項目？",
  "home.example.months": "哪個月份與眾不同？",
  "home.sectors": "類股",
  "home.sectorsExplained": "估值倍數以整個類股計算，下方為中位數；漲跌幅為有股價的成分股中位數。",
  "home.sector": "類股",
  "home.members": "成分股",
  "home.day": "單日漲跌",
  "home.year": "近一年",
  "home.median": "中位數",
  "home.ratioCounts": "{how}有市值的公司 {n} 家，另有 {left} 家沒有市值，未計入。",
  "home.ratiosFailed": "估值倍數無法載入。",
  "home.view": "顯示的欄位",
  "home.view.changes": "漲跌幅",
  "home.view.ratios": "估值",
  "home.gainers": "漲幅排行",
  "home.losers": "跌幅排行",
  "home.moversExplained": "{day}，與前一交易日收盤價相比。",
  "home.noMovers": "最近一個交易日沒有這類股票。",
  "home.sparkline": "近一年收盤價走勢",
};
