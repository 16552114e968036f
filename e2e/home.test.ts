import type {
  checks,
  marketSectors,
  marketState,
  OutputOf,
  valuation,
  WireFigure,
  WireGroupRatios,
} from "@plumbline/contract";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { expectAccessible, launchBrowser, PHONE, TABLET, visit } from "./browser.ts";

const PATH = "/api/market/sectors";

let browser: Browser;
let sectors: readonly WireGroupRatios[];
beforeAll(async () => {
  browser = await launchBrowser();
  const answer = await fetch(`${inject("address")}${PATH}`);
  ({ sectors } = ((await answer.json()) as { data: OutputOf<typeof marketSectors> }).data);
});
afterAll(() => browser.close());

const written = (value: number | null) => (value === null ? "-" : value.toFixed(2));

/** The accessible names of a sector's figures. */
function figuresOf({ name, pe, ps, pcf }: WireGroupRatios): string[] {
  return Object.entries({ "P/E": pe, "P/S": ps, "P/CF": pcf }).flatMap(([ratio, { aggregate, median }]) => [
    `${ratio}, ${name}: ${written(aggregate.value)}`,
    ...(median.value === null ? [] : [`Median ${ratio}, ${name}: ${written(median.value)}`]),
  ]);
}

describe("the sectors on the home page", () => {
  it("show the ratios of the server with the count behind each", async () => {
    const { page, close, complaints } = await visit(browser, { viewport: TABLET });
    await page.goto(inject("address"));
    const table = page.getByRole("region", { name: "Sectors" }).getByRole("table");
    await table
      .getByRole("button", { name: /^P\/E, / })
      .first()
      .waitFor();
    const buttons = table.getByRole("button", { name: /P\/(E|S|CF), / });
    const shown = await buttons.evaluateAll((all) => all.map((button) => button.getAttribute("aria-label")));
    expect(sectors.length).toBeGreaterThan(5);
    expect(shown).toEqual(sectors.flatMap(figuresOf));

    const largest = sectors.toSorted((a, b) => b.members - a.members)[0] as WireGroupRatios;
    await table
      .getByRole("button", { name: `P/S, ${largest.name}: ` })
      .first()
      .click();
    await page.getByRole("dialog").getByText(`Companies with a market cap: ${largest.members}.`).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it("show the changes of the server, each under its heading", async () => {
    const answer = await fetch(`${inject("address")}/api/market/state`);
    const state = ((await answer.json()) as { data: OutputOf<typeof marketState> }).data;
    const changeOf = ({ value }: WireFigure) => {
      if (value === null) return "-";
      const percent = (Math.abs(value) * 100).toFixed(2);
      return Number(percent) === 0 ? `${percent}%` : `${value > 0 ? "+" : "−"}${percent}%`;
    };
    expect(state.sectors.some(({ dayChange, yearChange }) => changeOf(dayChange) !== changeOf(yearChange))).toBe(true);
    const { page, close } = await visit(browser);
    await page.goto(inject("address"));
    const table = page.getByRole("region", { name: "Sectors" }).getByRole("table");
    await table
      .getByRole("button", { name: /, 1 year: / })
      .first()
      .waitFor();
    const columns = await table.evaluate((element) => {
      const [head, ...rows] = [...(element as HTMLTableElement).rows].map(({ cells }) =>
        [...cells].map(({ innerText }) => innerText.trim()),
      );
      return { day: head?.indexOf("1 day") ?? -1, year: head?.indexOf("1 year") ?? -1, rows };
    });
    const shown = columns.rows.map((row) => [row[columns.day], row[columns.year]]);
    expect(shown).toEqual(
      state.sectors.map(({ dayChange, yearChange }) => [changeOf(dayChange), changeOf(yearChange)]),
    );
    await close();
  });

  it("do not move when the ratios arrive", async () => {
    const { page, close } = await visit(browser);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**${PATH}`, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(inject("address"));
    const table = page.getByRole("region", { name: "Sectors" }).getByRole("table");
    const cells = table.locator("th, td");
    const boxes = () => cells.evaluateAll((all) => all.map((cell) => JSON.stringify(cell.getBoundingClientRect())));
    await table
      .getByRole("button", { name: /, 1 year: / })
      .first()
      .waitFor();
    await page.waitForFunction(() => [...document.fonts].some(({ family }) => family.includes("Inter Variable")));
    const before = await boxes();
    release();
    await table
      .getByRole("button", { name: /^P\/E, / })
      .first()
      .waitFor();
    expect(await boxes()).toEqual(before);
    await close();
  });

  it("show ratios instead of changes on a phone on demand", async () => {
    const { page, close } = await visit(browser, { viewport: PHONE });
    await page.goto(inject("address"));
    const panel = page.getByRole("region", { name: "Sectors" });
    const [ratio, change] = [/^P\/CF, Energy: /, /^Energy, 1 year: /].map((name) =>
      panel.getByRole("button", { name }),
    );
    await change?.waitFor();
    await expect.poll(() => ratio?.isVisible()).toBe(false);
    await panel.getByRole("radio", { name: "Price ratios" }).check();
    await ratio?.waitFor();
    await change?.waitFor({ state: "hidden" });
    expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await expectAccessible(page);
    await close();
  });

  it("report that the ratios could not be loaded, and retry", async () => {
    const { page, close } = await visit(browser);
    await page.route(`**${PATH}`, (route) =>
      route.fulfill({ status: 400, json: { code: -1, message: "", data: null } }),
    );
    await page.goto(inject("address"));
    const panel = page.getByRole("region", { name: "Sectors" });
    await panel.getByText("The price ratios could not be loaded.").waitFor();
    await page.unroute(`**${PATH}`);
    await panel.getByRole("button", { name: "Try again" }).click();
    await panel
      .getByRole("button", { name: /^P\/E, / })
      .first()
      .waitFor();
    await close();
  });
});

describe("the worked examples on the home page", () => {
  const requestData = async (call: string) => {
    const answer = await fetch(`${inject("address")}/api/${call}`);
    return ((await answer.json()) as { data: never }).data;
  };

  it("give the same answers as their pages", async () => {
    const { examples } = (await requestData("market/state")) as OutputOf<typeof marketState>;
    expect(examples.map(({ question }) => question)).toEqual(["worth", "checks", "months"]);
    const [worth, checked] = examples.map(({ symbol }) => symbol);
    const valued = (await requestData(`stock/getStockValuation?code=${worth}`)) as OutputOf<typeof valuation>;
    const { summary } = (await requestData(`stock/getStockInfo?code=${checked}`)) as OutputOf<typeof checks>;
    const { page, close, complaints } = await visit(browser);
    await page.goto(inject("address"));
    const cards = page.getByRole("region", { name: "Worked examples" });
    const { pass, known } = summary.overview ?? { pass: -1, known: -1 };
    await cards.getByText(`${pass} of ${known} known passed`).waitFor();
    const value = valued.kind === "valuation" ? valued.valuation.dcf.value : null;
    // The company of an example has what the example shows.
    await cards.getByText(`DCF value $${value?.toFixed(2)}, `).waitFor();
    await cards.getByText(/ on average\. Evidence of a pattern: (none|weak|moderate)\.$/).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it("appear without answers where these cannot be loaded", async () => {
    const { page, close } = await visit(browser);
    await page.route(/ExampleAnswer-.*\.js/, (route) => route.abort());
    await page.goto(inject("address"));
    const cards = page.getByRole("region", { name: "Worked examples" });
    await cards.getByText("What is it worth?").waitFor();
    await page.getByRole("region", { name: /^Reports since/ }).waitFor();
    await expect.poll(() => cards.getByRole("link").count()).toBe(3);
    await close();
  });
});
