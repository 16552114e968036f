import type { Translation } from "../catalogue.ts";
import type { rules as english } from "../en/rules.ts";

export const rules: Translation<typeof english> = {
  "rules.title": "規則與公式",
  "rules.lead": "每個計算得出的數字都註明了所依據的規則或公式。這裡列出全部規則與公式及其出處（英文）。",
  "rules.open": "{id}：查看規則",
};
