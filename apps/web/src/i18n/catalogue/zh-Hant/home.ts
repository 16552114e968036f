import type { Translation } from "../catalogue.ts";
import type { home as english } from "../en/home.ts";

export const home: Translation<typeof english> = {
  "home.title": "Plumbline",
  "home.headline": "每個數字，都禁得起追問。",
  "home.lead": "查一家公司，點選任何數字，就能看到來源、財報期間與計算公式。沒有的資料，絕不以零呈現。",
  "home.examples": "從這些例子開始",
  "home.example.worth": "它值多少錢？",
  "home.example.checks": "它通過了哪些檢驗？",
  "home.example.months": "哪個月份與眾不同？",
  "home.sectors": "類股",
  "home.sectorsExplained": "有股價的成分股漲跌幅中位數。",
  "home.sector": "類股",
  "home.members": "成分股",
  "home.day": "單日漲跌",
  "home.year": "近一年",
  "home.gainers": "漲幅排行",
  "home.losers": "跌幅排行",
  "home.moversExplained": "{day}，與前一交易日收盤價相比。",
  "home.noMovers": "最近一個交易日沒有往此方向變動的股票。",
  "home.sparkline": "近一年收盤價走勢",
};
