import type { Readable } from "node:stream";
import { readXml } from "./xml-events.ts";

/** Number formats of days that a workbook does not spell out (ECMA-376 part 1, 18.8.30), those of East Asia included. */
const DAY_FORMATS = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
const MAX_STYLES = 100_000;

/** Reads which styles of cells show their number as a day. */
export async function dateStyles(source: Readable): Promise<(style: number) => boolean> {
  const formats = new Map<number, string>();
  const styles: number[] = [];
  let isInCells = false;
  await readXml(source, {
    open(name, attributes) {
      if (name === "numFmt" && formats.size < MAX_STYLES)
        formats.set(Number(attributes.numFmtId), attributes.formatCode ?? "");
      if (name === "cellXfs") isInCells = true;
      if (name === "xf" && isInCells && styles.length < MAX_STYLES) styles.push(Number(attributes.numFmtId ?? 0));
    },
    close(name) {
      if (name === "cellXfs") isInCells = false;
    },
    text: () => undefined,
  });
  const days = styles.map((id) => (formats.has(id) ? isDayFormat(formats.get(id) as string) : DAY_FORMATS(id)));
  return (style) => days[style] ?? false;
}

/** True for a number format with a day or a year in it, as workbooks store it in any language: `dd.mm.yyyy`. */
export function isDayFormat(format: string): boolean {
  const [first = ""] = format.split(";", 1);
  return /[dy]/i.test(first.replace(/"[^"]*"?|\[[^\]]*\]|\\.|_./g, "").replace(/general|standard/gi, ""));
}
