/** Forms of companies at the end of a name, with the comma or space before them. */
const LEGAL_FORM =
  /[\s,]+(?:&\s*)?(?:inc|incorporated|corp|corporation|co|company|ltd|limited|plc|llc|lp|s\.?a|n\.?v|a\.?g|s\.?e|a\.?s|asa|oyj|gmbh)\.?$/i;

/** The class of its shares behind the name of a company, as lists of stocks write it. */
const SHARE_CLASS = /\s*[,(-]?\s*\bclass [a-c]\b\)?(?: (?:common|ordinary) (?:stock|shares))?$/i;

/**
 * A company as people call it: without the legal form and the class of its shares. A name that would end in a figure or be a scrap keeps its form, so that it
 * is still known as a name.
 *
 * @example
 * shortName("Apple Inc."); // "Apple"
 * shortName("Alphabet Inc. (Class A)"); // "Alphabet"
 * shortName("The Coca-Cola Company"); // "The Coca-Cola Company": "The Coca-Cola" is no name
 */
export function shortName(name: string): string {
  const whole = name.trim().replace(SHARE_CLASS, "");
  const short = whole.replace(LEGAL_FORM, "");
  const isName = short.length > 2 && !/\p{N}|\.\p{L}|^the\s|&$/iu.test(short);
  return isName ? short : whole;
}
