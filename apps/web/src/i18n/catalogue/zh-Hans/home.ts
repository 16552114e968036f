import type { Translation } from "../catalogue.ts";
import type { home as english } from "../en/home.ts";

export const home: Translation<typeof english> = {
  "home.title": "Plumbline",
  "home.headline": "每个数字，都有出处。",
  "home.lead": "查询一家公司，点击任何数字，即可看到来源、报告期和公式。缺失的数据会标明缺失，不会当作零。",
  "home.examples": "从这些例子开始",
  "home.example.worth": "它值多少钱？",
  "home.example.checks": "它通过了哪些检查项？",
  "home.example.months": "有没有哪个月表现更好？",
  "home.sectors": "板块",
  "home.sectorsExplained": "估值倍数按整个板块计算，下方为中位数；涨跌幅为有行情的成分股中位数。",
  "home.sector": "板块",
  "home.members": "成分股",
  "home.day": "日涨跌",
  "home.year": "近一年",
  "home.median": "中位数",
  "home.ratioCounts": "{how}有市值的公司 {n} 家，另有 {left} 家没有市值，未计入。",
  "home.ratiosFailed": "估值倍数未能加载。",
  "home.view": "显示的列",
  "home.view.changes": "涨跌幅",
  "home.view.ratios": "估值",
  "home.gainers": "涨幅榜",
  "home.losers": "跌幅榜",
  "home.moversExplained": "{day}，较前一交易日收盘价。",
  "home.noMovers": "最近一个交易日没有此类股票。",
  "home.sparkline": "近一年收盘价走势",
};
