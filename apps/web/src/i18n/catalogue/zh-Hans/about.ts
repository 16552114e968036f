import type { Translation } from "../catalogue.ts";
import type { about as english } from "../en/about.ts";

export const about: Translation<typeof english> = {
  "about.feedback": "意见反馈",
  "about.feedbackExplained": "将发送给本服务器的运营者。",
  "about.sources": "数据来源",
  "about.source": "来源",
  "about.instruments": "证券",
  "about.bars": "日线",
  "about.snapshot": "快照",
  "about.quality": "数据质量",
  "about.qualityExplained": "导入数据时质量检查发现的问题。",
  "about.outcome": "处理",
  "about.issue": "问题",
  "about.cases": "次数",
  "about.count": "行数或条数",
  "about.clean": "没有发现问题，所有数据均按原样通过。",
  "about.refused": "因损坏而被拒绝的快照",
  "about.version": "版本 {version}（{code}）",
  "about.attribution": "股价图表由 TradingView Lightweight Charts™ 提供。",
  "about.notices": "第三方声明",
  "about.noticesExplained": "本程序包含他人开发的软件库、字体和图标。",
  "about.noticesFile": "以文本文件查看许可证",
  "about.noticesShow": "第三方许可证全文",
  "about.noticesFailed": "未能载入许可证",
  "about.noticesFailedExplained": "每份安装都附有许可证，见上方链接的文本文件。",
};
