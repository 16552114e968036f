import type { Translation } from "../catalogue.ts";
import type { about as english } from "../en/about.ts";

export const about: Translation<typeof english> = {
  "about.feedback": "意見回饋",
  "about.feedbackExplained": "會傳送給本伺服器的營運者。",
  "about.sources": "資料來源",
  "about.source": "來源",
  "about.instruments": "證券",
  "about.bars": "日 K",
  "about.snapshot": "快照",
  "about.quality": "資料品質",
  "about.qualityExplained": "匯入資料時品質檢查發現的問題。",
  "about.outcome": "處理方式",
  "about.issue": "問題",
  "about.cases": "次數",
  "about.count": "筆數",
  "about.clean": "沒有發現問題，所有資料皆依原樣通過。",
  "about.refused": "因毀損而拒用的快照",
  "about.version": "版本 {version}（{code}）",
  "about.attribution": "股價圖由 TradingView Lightweight Charts™ 提供。",
  "about.notices": "第三方聲明",
  "about.noticesExplained": "本程式包含他人開發的程式庫、字型與圖示。",
  "about.noticesFile": "以文字檔檢視授權條款",
  "about.noticesShow": "第三方授權條款全文",
  "about.noticesFailed": "未能載入授權條款",
  "about.noticesFailedExplained": "每份安裝都附有授權條款，請見上方連結的文字檔。",
};
