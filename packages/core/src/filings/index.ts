export type { Block } from "./block.ts";
export { compareParagraphs, type ParagraphChanges } from "./compare-paragraphs.ts";
export { cutFiling, exhibitParagraphs, type FilingItem } from "./cut-filing.ts";
export { type FormFamily, formFamily } from "./form.ts";
export { type ItemRole, itemRole } from "./item-definitions.ts";
export { shareholderDiscussion } from "./shareholder-report.ts";
export { type Paragraph, type ParagraphKind, namedParagraphs, paragraphsOf } from "./paragraphs.ts";
