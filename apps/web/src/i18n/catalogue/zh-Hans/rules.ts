import type { Translation } from "../catalogue.ts";
import type { rules as english } from "../en/rules.ts";

export const rules: Translation<typeof english> = {
  "rules.title": "规则与公式",
  "rules.lead": "每个计算得出的数字都注明了所依据的规则或公式。这里列出全部规则与公式及其出处（英文）。",
  "rules.contents": "目录",
  "rules.filter": "筛选规则与公式",
  "rules.filterHint": "编号（如 FND-07）或英文词语",
  "rules.found": "{count} 条匹配",
  "rules.none": "没有与“{filter}”匹配的内容",
  "rules.clear": "清除筛选",
  "rules.unknown": "没有编号为“{id}”的规则或公式。",
  "rules.open": "{id}：查看规则",
  "rules.about": "数字如何计算",
  "rules.aboutExplained": "数字所依据的全部规则与公式及其出处（英文）。",
};
