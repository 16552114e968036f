import type { Translation } from "../catalogue.ts";
import type { analysis as english } from "../en/analysis.ts";

export const analysis: Translation<typeof english> = {
  "analysis.title": "分析",
  "analysis.which": "想看哪一檔股票？",
  "analysis.whichExplained": "輸入代號或名稱即可開啟其頁面。",
  "analysis.unknown": "沒有「{code}」的資料",
  "analysis.unknownExplained": "可能代號寫法不同，或尚未匯入這檔股票的資料。請以名稱搜尋：",
};
