import type { Translation } from "../catalogue.ts";
import type { rules as english } from "../en/rules.ts";

export const rules: Translation<typeof english> = {
  "rules.title": "規則與公式",
  "rules.lead": "每個計算得出的數字都註明了所依據的規則或公式。這裡列出全部規則與公式及其出處（英文）。",
  "rules.contents": "目錄",
  "rules.filter": "篩選規則與公式",
  "rules.filterHint": "編號（如 FND-07）或英文詞語",
  "rules.found": "{count} 筆符合",
  "rules.none": "沒有與「{filter}」相符的內容",
  "rules.clear": "清除篩選",
  "rules.unknown": "沒有編號為「{id}」的規則或公式。",
  "rules.open": "{id}：查看規則",
  "rules.about": "數字如何計算",
  "rules.aboutExplained": "數字所依據的全部規則與公式及其出處（英文）。",
};
