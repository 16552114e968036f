import type { Translation } from "../catalogue.ts";
import type { analysis as english } from "../en/analysis.ts";

export const analysis: Translation<typeof english> = {
  "analysis.title": "分析",
  "analysis.which": "想看哪只股票？",
  "analysis.whichExplained": "输入代码或名称即可打开其页面。",
  "analysis.unknown": "没有“{code}”的数据",
  "analysis.unknownExplained": "可能是代码写法不同，或尚未导入该股票的数据。请按名称搜索：",
};
