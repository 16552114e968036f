import type { Translation } from "../catalogue.ts";
import type { search as english } from "../en/search.ts";

export const search: Translation<typeof english> = {
  "search.title": "搜索",
  "search.screener": "选股器",
  "search.lab": "检查项实验室",
  "search.label": "搜索公司或股票代码",
  "search.placeholder": "公司名称、代码或拼音首字母",
  "search.clear": "清除",
  "search.recent": "最近浏览",
  "search.starred": "自选股",
  "search.star": "将{name}加入自选股",
  "search.results": "搜索结果",
  "search.found": { other: "{n} 条结果" },
  "search.nothing": "没有与“{query}”匹配的股票",
  "search.nothingExplained": "请试试股票代码、名称的一部分，或名称的拼音首字母。",
  "search.delistedOn": "{day}退市",
  "search.unpriced": "暂无行情",
  "search.symbol": "代码",
  "search.name": "名称",
  "search.etf": "基金",
  "search.index": "指数",
  "search.hint": "移动",
  "search.hintOpen": "打开",
  "search.empty": "输入代码、名称或拼音首字母。打开过的股票会保留在这里。",
};
