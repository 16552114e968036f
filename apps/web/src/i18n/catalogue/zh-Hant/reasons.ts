import type { Translation } from "../catalogue.ts";
import type { reasons as english } from "../en/reasons.ts";

export const reasons: Translation<typeof english> = {
  "reason.history-too-short": "歷史股價期間太短，無法計算。",
  "reason.no-price": "沒有可用的股價。",
  "reason.not-reported": "公司未揭露此項資料。",
  "reason.not-applicable": "不適用於這類公司。",
  "reason.denominator-not-positive": "分母為零或負值，此比率沒有意義。",
  "reason.not-available-from-provider": "此市場的資料供應商未提供這項資料。",
  "reason.periods-missing": "計算所需的某個財報期間尚未公布。",
  "reason.too-few-periods": "已公布的財報期間太少。",
  "reason.annual-only": "公司每年只公布一次這項資料。",
  "reason.no-debt": "公司沒有負債。",
  "reason.interest-not-reported": "公司未單獨揭露利息費用。",
  "reason.no-inventory": "公司沒有存貨。",
  "reason.not-applicable-to-banks": "不適用於銀行。",
  "reason.not-applicable-to-brokers": "不適用於券商。",
  "reason.not-applicable-to-insurers": "不適用於保險公司。",
  "reason.not-applicable-to-reits": "不適用於不動產投資信託（REIT）。",
  "reason.loss-to-profit": "由虧轉盈，百分比沒有意義。",
  "reason.loss-narrowed": "虧損縮小，以百分比表示會造成誤解。",
  "reason.loss-widened": "虧損擴大，以百分比表示會造成誤解。",
  "reason.loss-unchanged": "虧損沒有變化。",
  "reason.from-zero": "基期數值為零，無從比較。",
  "reason.no-earnings": "公司沒有盈利。",
  "reason.too-few-members": "同組公司不足五家。",
  "reason.currencies-differ": "股價與財報使用不同的貨幣。",
};
