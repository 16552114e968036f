import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchBrowser } from "../browser.ts";
import { reversedRanges, unevenTables } from "./number-rules.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it("finds a column in which decimals differ", async () => {
  const page = await browser.newPage();
  const table = (rows: string) => page.setContent(`<main><table aria-label="t"><tbody>${rows}</tbody></table></main>`);
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
  await table(row("1.20", "12,345") + row("−3.40", "7"));
  expect(await unevenTables(page, ".")).toEqual({ tables: 1, uneven: [] });
  await table(row("1.20%", "3.4") + row("3.4%", "3.40"));
  expect((await unevenTables(page, ".")).uneven).toEqual(["t: [[2,1],[1,2]]"]);
  await page.close();
});

it("finds a range that runs from high to low", async () => {
  const page = await browser.newPage();
  await page.setContent(
    "<main><p>1.50 – 12.00</p><p>−\u2060$5.00 – $3.00</p><p><span>3.00</span> – <span>−2.00</span></p></main>",
  );
  expect(await reversedRanges(page)).toEqual({ ranges: 3, reversed: ["3.00 – −2.00"] });
  await page.close();
});
