import type { Translation } from "../catalogue.ts";
import type { changes as english } from "../en/changes.ts";

export const changes: Translation<typeof english> = {
  "changes.filed": "{day}以來的財報",
  "changes.filedOfAll": "{n} 家公司公布財報，其中 {turned} 家的檢核項目結果有變動：",
  "changes.filedOfLargest": "{n} 家公司公布財報。市值最大的 {judged} 家當中，有 {turned} 家的檢核項目結果有變動：",
  "changes.noneFiled": "{day}以來沒有公司公布財報。",
  "changes.passes": "轉為通過：",
  "changes.fails": "轉為未通過：",
  "changes.noneTurned": "檢核項目結果沒有變動",
  "changes.targets": "{day}以來的目標價",
  "changes.targetCounts": "調升 {raised}、調降 {lowered}、維持 {unchanged}、首次 {first}。",
  "changes.noRevisions": "{day}以來沒有機構調整目標價。",
  "changes.notDelivered": "匯入的資料不含目標價。",
  "changes.priorTarget": "原目標價，{symbol}，{firm}，{day}",
  "changes.target": "目標價，{symbol}，{firm}，{day}",
  "changes.change": "目標價調整幅度，{symbol}，{firm}，{day}",
  "changes.explain.priorTarget": "該機構前次的目標價，已依之後的股票分割調整。",
  "changes.explain.target": "該機構預期約十二個月後的股價。",
  "changes.explain.change": "目標價 ÷ 該機構前次的目標價 − 1。",
};
