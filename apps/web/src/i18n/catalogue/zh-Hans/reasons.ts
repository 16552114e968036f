import type { Translation } from "../catalogue.ts";
import type { reasons as english } from "../en/reasons.ts";

export const reasons: Translation<typeof english> = {
  "reason.history-too-short": "历史行情太短，无法计算。",
  "reason.no-price": "没有可用的价格。",
  "reason.not-reported": "公司没有披露该项数据。",
  "reason.not-applicable": "不适用于此类公司。",
  "reason.denominator-not-positive": "分母为零或负数，该比率没有意义。",
  "reason.not-available-from-provider": "当前市场的数据提供方不提供该项数据。",
  "reason.periods-missing": "计算所需的某个报告期尚未披露。",
  "reason.too-few-periods": "已披露的报告期太少。",
  "reason.annual-only": "公司每年只披露一次该项数据。",
  "reason.no-debt": "公司没有负债。",
  "reason.interest-not-reported": "公司没有单独披露利息支出。",
  "reason.no-inventory": "公司没有存货。",
  "reason.not-applicable-to-banks": "不适用于银行。",
  "reason.not-applicable-to-brokers": "不适用于券商。",
  "reason.not-applicable-to-insurers": "不适用于保险公司。",
  "reason.not-applicable-to-reits": "不适用于房地产投资信托（REIT）。",
  "reason.loss-to-profit": "由亏转盈，百分比没有意义。",
  "reason.loss-narrowed": "亏损收窄，百分比会产生误导。",
  "reason.loss-widened": "亏损扩大，百分比会产生误导。",
  "reason.loss-unchanged": "亏损没有变化。",
  "reason.from-zero": "基期数值为零，无法比较。",
  "reason.no-earnings": "公司没有盈利。",
  "reason.too-few-members": "同组公司不足五家。",
  "reason.currencies-differ": "股价与财报使用不同的货币。",
};
