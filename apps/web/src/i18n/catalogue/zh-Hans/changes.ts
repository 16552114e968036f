import type { Translation } from "../catalogue.ts";
import type { changes as english } from "../en/changes.ts";

export const changes: Translation<typeof english> = {
  "changes.filed": "{day}以来的财报",
  "changes.filedOfAll": "{n} 家公司发布了财报，其中 {turned} 家的检查项结果有变化：",
  "changes.filedOfLargest": "{n} 家公司发布了财报。市值最大的 {judged} 家中，有 {turned} 家的检查项结果有变化：",
  "changes.noneFiled": "{day}以来没有公司发布财报。",
  "changes.passes": "转为通过：",
  "changes.fails": "转为未通过：",
  "changes.noneTurned": "检查项结果没有变化",
  "changes.targets": "{day}以来的目标价",
  "changes.targetCounts": "上调 {raised}，下调 {lowered}，维持 {unchanged}，首次 {first}。",
  "changes.noRevisions": "{day}以来没有机构调整目标价。",
  "changes.notDelivered": "导入的数据不含目标价。",
  "changes.priorTarget": "原目标价，{symbol}，{firm}，{day}",
  "changes.target": "目标价，{symbol}，{firm}，{day}",
  "changes.change": "目标价调整幅度，{symbol}，{firm}，{day}",
  "changes.explain.priorTarget": "该机构上一次的目标价，已按之后的拆股折算。",
  "changes.explain.target": "该机构预期约十二个月后的股价。",
  "changes.explain.change": "目标价 ÷ 该机构上一次的目标价 − 1。",
};
