export { DAY_FORMATS, type DayFormat, DayReader, NO_DAY } from "./day-reader.ts";
export { cellText, decodeText } from "./decode-text.ts";
export { cutOff, DelimitedFault } from "./delimited-fault.ts";
export { parseDecimal, UNREADABLE } from "./parse-decimal.ts";
export { PlainDecimal } from "./plain-decimal.ts";
export { type DelimitedRecord, RecordScanner } from "./record-scanner.ts";
export { detectDelimiter, scanText } from "./scan-text.ts";
export { Utf8Transcoder } from "./utf8-transcoder.ts";
