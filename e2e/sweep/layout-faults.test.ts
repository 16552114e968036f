import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "../browser.ts";
import { layoutFaultsOf } from "./layout-script.ts";

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage({ viewport: { width: 320, height: 600 } });
});
afterAll(() => browser.close());

const STYLE = "<style>* { box-sizing: border-box; margin: 0 } body { font: 16px/1.5 sans-serif }</style>";

async function kindsIn(body: string): Promise<readonly string[]> {
  await page.setContent(`<!doctype html><html><head>${STYLE}</head><body>${body}</body></html>`);
  return (await layoutFaultsOf(page)).map(({ kind }) => kind);
}

describe("a page that is broken on purpose", () => {
  it.each([
    ["a word that is cut off", "clipped", "<p style='width: 40px; overflow: hidden'>Amortization</p>"],
    [
      "a word that ends in dots and is nowhere else",
      "clipped",
      "<p style='width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap'>Information technology</p>",
    ],
    [
      "lines that are cut off below",
      "clipped",
      "<p style='width: 80px; height: 30px; overflow: hidden'>One line, two lines, three</p>",
    ],
    [
      "a title that says something else",
      "clipped",
      "<p title='Sector' style='width: 40px; overflow: hidden'>Amortization</p>",
    ],
    ["a text beyond its panel", "outside", "<div style='width: 60px; border: 1px solid'>Amortization</div>"],
    [
      "a text beyond its cell",
      "outside",
      "<table style='table-layout: fixed; width: 100px'><tr><td>Amortization</td><td>1</td></tr></table>",
    ],
    [
      "a button shorter than its text",
      "outside",
      "<button style='width: 50px; padding: 0; white-space: nowrap; border: 0; background: none; display: block'>Run the backtest</button>",
    ],
    [
      "two texts in one place",
      "overlapping",
      "<p style='position: relative'><span>Win rate</span><span style='position: absolute; left: 20px'>20 %</span></p>",
    ],
    ["a number on two lines", "broken", "<p style='width: 40px; overflow-wrap: anywhere'>1,234,567.89</p>"],
    ["a word on two lines", "broken", "<p style='width: 60px; overflow-wrap: anywhere'>Intangible assets</p>"],
    [
      "a word on two lines after a whole line",
      "broken",
      "<p style='width: 60px; overflow-wrap: anywhere'>The new amortization</p>",
    ],
    [
      "a text wider than the screen",
      "wide",
      "<p style='white-space: nowrap'>The company earned more than in any year before it, and more</p>",
    ],
    ["an empty box wider than the screen", "wide", "<div style='width: 400px; height: 10px'></div>"],
    [
      "a list shorter than what is chosen",
      "narrow",
      "<select style='width: 60px'><option>Information technology</option></select>",
    ],
    ["a field shorter than its value", "narrow", "<input style='width: 40px' value='1 234 567'>"],
    [
      "a dot at the end of a line",
      "dangling",
      "<p style='width: 90px'><span>Industrials <i>·</i></span> <span>Aerospace</span></p>",
    ],
    [
      "a chart label beyond its chart",
      "clipped",
      "<svg width='100' height='20'><text x='60' y='15'>Revenue</text></svg>",
    ],
  ])("shows %s", async (_, kind, body) => {
    expect(await kindsIn(body)).toContain(kind);
  });
});

it("on paper shows what a reader would have to scroll to", async () => {
  await page.emulateMedia({ media: "print" });
  const table = "<p style='width: 900px'>The first <span style='float: right'>and the last column</span></p>";
  expect(await kindsIn(`<div style='overflow-x: auto'>${table}</div>`)).toContain("clipped");
  await page.emulateMedia({ media: "screen" });
});

describe("a page in order", () => {
  it.each([
    [
      "text that wraps in its panel",
      "<div style='border: 1px solid'>The company earned more than in any year before it</div>",
    ],
    [
      "a name that ends in dots and has its whole as title",
      "<p title='Information technology' style='width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap'>Information technology</p>",
    ],
    [
      "a wide table in a part that scrolls",
      "<div style='overflow-x: auto'><p style='width: 900px'>Much further to the right <span style='float: right'>than the screen</span></p></div>",
    ],
    [
      "a text for screen readers alone",
      "<style>.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }</style><p class='visually-hidden'>Amortization</p>",
    ],
    [
      "a bar that stays over the page",
      "<p>Overview of the company</p><header style='position: fixed; top: 0; background: white'>Overview</header>",
    ],
    ["a dot between two texts", "<p><span>Industrials <i>·</i></span> <span>Aerospace</span></p>"],
    ["a field that has room", "<input value='1 234 567'><select><option>Information technology</option></select>"],
    [
      "an address and a name in code that break anywhere",
      "<p style='width: 60px; overflow-wrap: anywhere'>See example.org/filings for incomeBeforeTax2024</p>",
    ],
    ["a word that breaks at its hyphen", "<p style='width: 60px'>A fifty-two weeks' high</p>"],
    ["a sentence that breaks between two numbers", "<p style='width: 60px'>From 2019 to 2024</p>"],
  ])("has no fault for %s", async (_, body) => {
    expect(await kindsIn(body)).toEqual([]);
  });
});
