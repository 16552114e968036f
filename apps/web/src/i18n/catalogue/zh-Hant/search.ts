import type { Translation } from "../catalogue.ts";
import type { search as english } from "../en/search.ts";

export const search: Translation<typeof english> = {
  "search.title": "搜尋",
  "search.screener": "選股器",
  "search.lab": "檢核實驗室",
  "search.label": "搜尋公司或股票代號",
  "search.placeholder": "公司名稱或股票代號",
  "search.clear": "清除",
  "search.recent": "最近瀏覽",
  "search.starred": "自選股",
  "search.star": "將 {name} 加入自選股",
  "search.results": "搜尋結果",
  "search.found": { other: "{n} 筆結果" },
  "search.nothing": "沒有符合「{query}」的股票",
  "search.nothingExplained": "請試試股票代號，或公司名稱的一部分。",
  "search.delistedOn": "{day}下市",
  "search.unpriced": "無股價資料",
  "search.symbol": "代號",
  "search.name": "名稱",
  "search.etf": "基金",
  "search.index": "指數",
  "search.hint": "移動",
  "search.hintOpen": "開啟",
  "search.empty": "輸入代號或名稱。您開啟過的股票會保留在這裡。",
};
