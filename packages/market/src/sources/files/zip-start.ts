const SIGNATURES = ["504b0304", "504b0506"];
const FIRST = 0x50;
const NAME_LENGTH_AT = 26;
const NAME_AT = 30;
/** The first entries that programs write of a workbook, or of another document of an office program. */
const OF_DOCUMENT = /^(?:\[Content_Types\]\.xml$|_rels\/|docProps\/|customXml\/|xl\/|mimetype$)/;

/** True when a file begins as a zip archive does. */
export function isZip(start: Buffer): boolean {
  return start[0] === FIRST && SIGNATURES.includes(start.toString("hex", 0, 4));
}

/**
 * True when the first entry of a zip archive is one of a workbook: such an archive is one file, not many.
 *
 * @param start The first bytes of the archive; a hundred are plenty.
 */
export function isWorkbook(start: Buffer): boolean {
  if (!isZip(start) || start.length < NAME_AT) return false;
  const length = start.readUInt16LE(NAME_LENGTH_AT);
  return OF_DOCUMENT.test(start.toString("latin1", NAME_AT, NAME_AT + length));
}
