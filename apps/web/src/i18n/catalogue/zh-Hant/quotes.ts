import type { Translation } from "../catalogue.ts";
import type { quotes as english } from "../en/quotes.ts";

export const quotes: Translation<typeof english> = {
  "quotes.price": "現價",
  "quotes.explain.price": "已知的最新成交價。各項比率、市值以及價格與價值的差距仍按最新收盤價計算。",
  "quotes.explain.simulated": "模擬價格：此股票為虛構。各項比率、市值以及價格與價值的差距仍按最新收盤價計算。",
  "quotes.explain.change": "相對前一交易日收盤價的漲跌幅。",
  "quotes.asOf": "截至 {time}",
  "quotes.opens": "{time} 開盤",
  "quotes.realTime": "{source}，即時",
  "quotes.delayed": "{source}，延遲 {minutes} 分鐘",
  "quotes.simulated": "模擬行情",
  "quotes.session.before": "盤前",
  "quotes.session.regular": "交易中",
  "quotes.session.after": "盤後",
  "quotes.session.closed": "休市",
};
