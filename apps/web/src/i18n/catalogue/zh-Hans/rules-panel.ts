import type { Translation } from "../catalogue.ts";
import type { rulesPanel as english } from "../en/rules-panel.ts";

export const rulesPanel: Translation<typeof english> = {
  "rules.contents": "目录",
  "rules.filter": "筛选规则与公式",
  "rules.filterHint": "编号（如 FND-07）或英文词语",
  "rules.found": "{count} 条匹配",
  "rules.none": "没有与“{filter}”匹配的内容",
  "rules.clear": "清除筛选",
  "rules.unknown": "没有编号为“{id}”的规则或公式。",
};
