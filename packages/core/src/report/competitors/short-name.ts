/** Forms of companies at the end of a name, with the comma or space before them. */
const LEGAL_FORM =
  /[\s,]+(?:&\s*)?(?:inc|incorporated|corp|corporation|co|company|ltd|limited|plc|llc|lp|s\.?a|n\.?v|a\.?g|s\.?e|a\.?s|asa|oyj|gmbh)\.?$/i;

/**
 * A company as people call it: without the legal form. A name that would end in a figure or be a scrap keeps its form, so that it
 * is still known as a name.
 *
 * @example
 * shortName("Apple Inc."); // "Apple"
 * shortName("The Coca-Cola Company"); // "The Coca-Cola Company": "The Coca-Cola" is no name
 */
export function shortName(name: string): string {
  const short = name.trim().replace(LEGAL_FORM, "");
  const isName = short.length > 2 && !/\p{N}|\.\p{L}|^the\s|&$/iu.test(short);
  return isName ? short : name.trim();
}
