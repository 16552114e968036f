import type { Translation } from "../catalogue.ts";
import type { provenance as english } from "../en/provenance.ts";

export const provenance: Translation<typeof english> = {
  "provenance.source": "來源",
  "provenance.formula": "公式",
  "provenance.concept": "會計科目",
  "provenance.form": "申報文件",
  "provenance.accession": "申報編號",
  "provenance.filedAt": "申報日期",
  "provenance.from": "起",
  "provenance.to": "迄",
  "provenance.on": "日期",
  "provenance.doubtful": { other: "包含缺乏佐證的價格變動，最近一次在{day}，可能是價格來源的差錯。" },
  "provenance.containsDoubt": "包含存疑的價格變動。",
  "provenance.doubtfulFigure": "{label}：{value}，包含存疑的價格變動",
};
