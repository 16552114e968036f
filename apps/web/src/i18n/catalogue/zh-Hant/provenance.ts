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
};
