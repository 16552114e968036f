import type { Translation } from "../catalogue.ts";
import type { about as english } from "../en/about.ts";

export const about: Translation<typeof english> = {
  "about.title": "关于我们",
  "about.sources": "数据来源",
  "about.source": "来源",
  "about.instruments": "证券",
  "about.bars": "日线",
  "about.snapshot": "快照",
  "about.quality": "数据质量",
  "about.qualityExplained": "数据从来源进入本市场时，质量检查发现的问题。",
  "about.outcome": "处理",
  "about.outcome.rejected": "拒绝",
  "about.outcome.quarantined": "隔离",
  "about.outcome.repaired": "修复",
  "about.outcome.noted": "备注",
  "about.issue": "问题",
  "about.cases": "次数",
  "about.count": "行数",
  "about.clean": "没有发现问题，所有数据均按原样通过。",
  "about.refused": "因损坏而被拒绝的快照",
  "about.updated": "本文版本：{day}",
  "about.version": "版本 {version}（{code}）",
  "about.attribution": "股价图表由 TradingView Lightweight Charts™ 提供。",
};
