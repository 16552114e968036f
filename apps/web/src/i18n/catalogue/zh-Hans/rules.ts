import type { Translation } from "../catalogue.ts";
import type { rules as english } from "../en/rules.ts";

export const rules: Translation<typeof english> = {
  "rules.title": "规则与公式",
  "rules.lead": "每个计算得出的数字都注明了所依据的规则或公式。这里列出全部规则与公式及其出处（英文）。",
  "rules.open": "{id}：查看规则",
};
