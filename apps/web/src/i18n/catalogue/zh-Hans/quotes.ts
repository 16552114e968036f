import type { Translation } from "../catalogue.ts";
import type { quotes as english } from "../en/quotes.ts";

export const quotes: Translation<typeof english> = {
  "quotes.price": "现价",
  "quotes.explain.price": "已知的最新成交价。各项比率、市值以及价格与价值的差距仍按最新收盘价计算。",
  "quotes.explain.simulated": "模拟价格：该股票为虚构。各项比率、市值以及价格与价值的差距仍按最新收盘价计算。",
  "quotes.explain.change": "相对上一交易日收盘价的涨跌幅。",
  "quotes.asOf": "截至 {time}",
  "quotes.opens": "{time} 开盘",
  "quotes.realTime": "{source}，实时",
  "quotes.delayed": "{source}，延迟 {minutes} 分钟",
  "quotes.simulated": "模拟行情",
  "quotes.session.before": "盘前",
  "quotes.session.regular": "交易中",
  "quotes.session.after": "盘后",
  "quotes.session.closed": "休市",
};
