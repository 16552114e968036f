import type { Translation } from "../catalogue.ts";
import type { provenance as english } from "../en/provenance.ts";

export const provenance: Translation<typeof english> = {
  "provenance.source": "来源",
  "provenance.formula": "公式",
  "provenance.concept": "科目",
  "provenance.form": "报告",
  "provenance.accession": "备案编号",
  "provenance.filedAt": "披露日期",
  "provenance.from": "起始",
  "provenance.to": "截至",
  "provenance.on": "日期",
  "provenance.doubtful": { other: "包含缺乏佐证的价格变动，最近一次在{day}，可能是价格来源的差错。" },
  "provenance.containsDoubt": "包含存疑的价格变动。",
  "provenance.doubtfulFigure": "{label}：{value}，包含存疑的价格变动",
};
