import type { Page } from "playwright-core";

/** Tables of which neither the columns nor the rows have one number of decimals each: `head: 1.2, 3.45`. */
export function unevenTables(
  page: Page,
  decimal: string,
): Promise<{ readonly tables: number; readonly uneven: string[] }> {
  return page.evaluate((mark) => {
    const decimalsOf = (cell: Element): number | null => {
      // Marks of doubt, notes and texts that are read aloud only are no part of the number.
      const text = (cell.querySelector("button") ?? cell).textContent?.trim() ?? "";
      const number = /^[+−≈$€]*\d[\d.,\s]*/.exec(text)?.[0].trim();
      if (!number) return null;
      if (/^\d{4}$/.test(number) || /年|月|\d{4}-\d/.test(text)) return null;
      return number.includes(mark) ? number.length - number.lastIndexOf(mark) - 1 : 0;
    };
    const isEven = (cells: readonly (number | null)[]) => new Set(cells.filter((one) => one !== null)).size <= 1;
    const tables = [...document.querySelectorAll("main table, main [role=grid]")];
    const uneven = tables.flatMap((table) => {
      const rows = [...table.querySelectorAll("tbody tr, tfoot tr")].map((row) =>
        [...row.querySelectorAll("td")].map(decimalsOf),
      );
      const width = Math.max(0, ...rows.map((row) => row.length));
      const whole = rows.filter((row) => row.length === width);
      const columns = Array.from({ length: width }, (_, at) => whole.map((row) => row[at] ?? null));
      const name =
        table.getAttribute("aria-label") ??
        table.querySelector("caption")?.textContent ??
        table.textContent?.slice(0, 60);
      return columns.every(isEven) || rows.every(isEven)
        ? []
        : [`${name}: ${JSON.stringify(columns.filter((one) => !isEven(one)))}`];
    });
    return { tables: tables.length, uneven };
  }, decimal);
}

/** Ranges that do not run from low to high: `3.00 – 2.00`. */
export function reversedRanges(page: Page): Promise<{ readonly ranges: number; readonly reversed: string[] }> {
  return page.evaluate(() => {
    // The sign stands before that of the currency: −$3.00.
    const RANGE = /^([−-]?)\D{0,4}([\d.,]+)%?\s–\s([−-]?)\D{0,4}([\d.,]+)%?$/;
    const numberOf = (sign = "", digits = "") => Number(digits.replaceAll(",", "")) * (sign ? -1 : 1);
    const texts = [...document.querySelectorAll("main *")]
      // `innerText` takes long: it is read where there can be a range.
      .filter((one) => one.childElementCount < 8 && one.textContent?.includes("–"))
      .map((one) => (one as HTMLElement).innerText?.trim() ?? "");
    const ranges = texts.filter((text) => RANGE.test(text));
    const reversed = ranges.filter((text) => {
      const [, lowSign, low, highSign, high] = RANGE.exec(text) ?? [];
      return numberOf(lowSign, low) > numberOf(highSign, high);
    });
    return { ranges: ranges.length, reversed: [...new Set(reversed)] };
  });
}
