import type { Head } from "../files/index.ts";

const WRAPPER =
  /^\s*(?:-----BEGIN PRIVACY-ENHANCED MESSAGE-----|<(?:SEC|IMS)-(?:DOCUMENT|HEADER)>|<SUBMISSION>|<DOCUMENT>\s*<TYPE>)/;
const INLINE_XBRL = /<html[^<>]*xmlns:(?:ix|dei)="https?:\/\/(?:www\.xbrl\.org|xbrl\.sec\.gov)/i;
const COVER = /securities\s+and\s+exchange\s+commission/i;
/** What a cover cannot do without. */
const COMMISSION = /securities/i;
const FORM = /\bform\s*(?:10-?K|10-?Q|20-?F|40-?F|8-?K)/i;
/** A comment ends at its first `-->`: if it might go on to a later one, comments in a row could be divided in 2^n ways. */
const PAGE = /^\s*(?:<\?xml[^>]*>\s*|<!--(?:(?!-->)[\s\S])*-->\s*|<!doctype[^>]*>\s*)*<(?:html|head|body|title)\b/i;

/**
 * Recognises a report as EDGAR serves it, whatever it is called: a submission with its header, a document with its tags, an inline
 * XBRL document, or a page whose cover names the commission and one of the forms.
 *
 * @param head The beginning of the file.
 */
export function recogniseFiling({ bytes }: Head): boolean {
  const text = bytes.toString("latin1").replace(/^\u00EF\u00BB\u00BF/, "");
  if (WRAPPER.test(text)) return true;
  const isPage = PAGE.test(text);
  if (isPage && INLINE_XBRL.test(text)) return true;
  if (!COMMISSION.test(text)) return false;
  const plain = text.replace(/<[^<>]*>/g, " ").replace(/&nbsp;|&#160;|\u00A0/g, " ");
  return COVER.test(plain) && FORM.test(plain);
}
