import type { Translation } from "../catalogue.ts";
import type { rulesPanel as english } from "../en/rules-panel.ts";

export const rulesPanel: Translation<typeof english> = {
  "rules.contents": "目錄",
  "rules.filter": "篩選規則與公式",
  "rules.filterHint": "編號（如 FND-07）或英文詞語",
  "rules.found": "{count} 筆符合",
  "rules.none": "沒有與「{filter}」相符的內容",
  "rules.clear": "清除篩選",
  "rules.unknown": "沒有編號為「{id}」的規則或公式。",
};
