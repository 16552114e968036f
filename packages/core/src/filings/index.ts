export type { Block } from "./block.ts";
export { compareParagraphs, type ParagraphChanges } from "./compare-paragraphs.ts";
export { cutFiling, exhibitParagraphs, type FilingItem } from "./cut-filing.ts";
export { type FormFamily, formFamily } from "./form.ts";
export { type ItemRole, itemRole } from "./item-definitions.ts";
export { type AnnouncingFiling, announcementDays, announcesResults, nextAnnouncement } from "./next-earnings.ts";
export { namedParagraphs, type Paragraph, type ParagraphKind, paragraphsOf } from "./paragraphs.ts";
export { shareholderDiscussion } from "./shareholder-report.ts";
