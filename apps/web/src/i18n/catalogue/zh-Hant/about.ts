import type { Translation } from "../catalogue.ts";
import type { about as english } from "../en/about.ts";

export const about: Translation<typeof english> = {
  "about.title": "關於我們",
  "about.sources": "資料來源",
  "about.source": "來源",
  "about.instruments": "證券",
  "about.bars": "日 K",
  "about.snapshot": "快照",
  "about.quality": "資料品質",
  "about.qualityExplained": "資料從來源進入本市場時，品質檢查發現的問題。",
  "about.outcome": "處理方式",
  "about.outcome.rejected": "拒收",
  "about.outcome.quarantined": "隔離",
  "about.outcome.repaired": "修正",
  "about.outcome.noted": "註記",
  "about.issue": "問題",
  "about.cases": "次數",
  "about.count": "筆數",
  "about.clean": "沒有發現問題，所有資料皆依原樣通過。",
  "about.refused": "因毀損而拒用的快照",
  "about.updated": "本文版本：{day}",
  "about.version": "版本 {version}（{code}）",
  "about.attribution": "股價圖由 TradingView Lightweight Charts™ 提供。",
};
