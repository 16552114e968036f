import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { launchBrowser, PHONE, settled, visit } from "./browser.ts";
import { type Listed, listedStocks } from "./market.ts";

let browser: Browser;
let stock: Listed;
let other: Listed;
beforeAll(async () => {
  browser = await launchBrowser();
  const [first, second] = await listedStocks();
  if (!first || !second) throw new Error("The market has fewer than two stocks.");
  [stock, other] = [first, second];
});
afterAll(() => browser.close());

/** A reader with one kind of input, whose steps are counted: a key, a touch, a text that is typed. */
interface Reader {
  readonly page: Page;
  /** Goes to a part of the page. */
  goTo(heading: Locator): Promise<void>;
  /** Presses a control. */
  press(control: Locator): Promise<void>;
  /** Types into a field. */
  type(field: Locator, text: string): Promise<void>;
  /** Moves a slider a little. */
  nudge(slider: Locator): Promise<void>;
  /** Takes an offered option of the field that has the focus. */
  choose(option: Locator): Promise<void>;
  /** Opens a page of the navigation, which a letter opens as well. */
  open(name: string, letter: string): Promise<void>;
  /** Finds a company from wherever the reader is. */
  find(symbol: string): Promise<void>;
  /** Steps since the last call. */
  steps(): number;
}

/** More stops than this are no way to a control. */
const MAX_STOPS = 150;

const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement);

function keyboardReader(page: Page): Reader {
  let count = 0;
  const key = async (name: string): Promise<void> => {
    count++;
    await page.keyboard.press(name);
  };
  /** Forwards from where the focus is; a list that is moved through by arrows is one stop. */
  async function reach(control: Locator): Promise<void> {
    await control.waitFor();
    for (let stops = 0; !(await isFocused(control)); stops++) {
      if (stops === MAX_STOPS) throw new Error(`${control} is not reached by ${MAX_STOPS} stops.`);
      await key("Tab");
    }
  }
  return {
    page,
    async goTo(heading) {
      await heading.waitFor();
      for (let parts = 0; !(await isFocused(heading)); parts++) {
        if (parts === MAX_STOPS) throw new Error(`${heading} is not reached by ${MAX_STOPS} parts.`);
        const isAbove = await heading.evaluate((element) =>
          Boolean(
            (document.activeElement ?? document.body).compareDocumentPosition(element) &
              Node.DOCUMENT_POSITION_PRECEDING,
          ),
        );
        await key(isAbove ? "Alt+ArrowUp" : "Alt+ArrowDown");
      }
    },
    async press(control) {
      await reach(control);
      await key("Enter");
    },
    async type(field, text) {
      await reach(field);
      count++;
      await page.keyboard.type(text);
    },
    async nudge(slider) {
      await reach(slider);
      await key("ArrowRight");
    },
    choose: () => key("Enter"),
    async open(_, letter) {
      await key("g");
      await key(letter);
    },
    async find(symbol) {
      await key("/");
      await page.getByRole("dialog").getByRole("combobox").waitFor();
      count++;
      await page.keyboard.type(symbol);
      await page.getByRole("option").first().waitFor();
      await key("Enter");
    },
    steps() {
      const since = count;
      count = 0;
      return since;
    },
  };
}

function touchReader(page: Page): Reader {
  let count = 0;
  async function press(control: Locator): Promise<void> {
    count++;
    await control.tap();
  }
  return {
    page,
    // Scrolling is no touch of a control.
    goTo: (heading) => heading.scrollIntoViewIfNeeded(),
    press,
    async type(field, text) {
      await press(field);
      count++;
      await field.pressSequentially(text);
    },
    async nudge(slider) {
      count++;
      await slider.scrollIntoViewIfNeeded();
      const box = await slider.boundingBox();
      if (!box) throw new Error("The slider is not drawn.");
      await page.touchscreen.tap(box.x + box.width * 0.8, box.y + box.height / 2);
    },
    choose: press,
    open: (name) => press(page.getByRole("link", { name, exact: true }).last()),
    async find(symbol) {
      await press(page.getByRole("button", { name: "Search for a company or symbol" }).last());
      const field = page.getByRole("dialog").getByRole("combobox");
      await field.waitFor();
      // The field has the focus already.
      count++;
      await field.pressSequentially(symbol);
      await press(page.getByRole("option").first());
    },
    steps() {
      const since = count;
      count = 0;
      return since;
    },
  };
}

/** The most steps of each task: what they are (docs/decisions/0047), and one more. */
const READERS = [
  {
    input: "keyboard",
    options: {},
    readerOf: keyboardReader,
    most: { find: 4, explain: 13, move: 5, value: 51, compare: 26, screen: 8, save: 34 },
  },
  {
    input: "touch",
    options: { viewport: PHONE, hasTouch: true },
    readerOf: touchReader,
    most: { find: 4, explain: 3, move: 3, value: 4, compare: 5, screen: 3, save: 2 },
  },
] as const;

describe.each(READERS)("by $input alone", ({ options, readerOf, most }) => {
  it("a reader finds a company, reads why a check fails, moves it, values it, compares two, screens and exports", async () => {
    const { page, close, complaints } = await visit(browser, options);
    const reader = readerOf(page);
    const steps: Record<string, number> = {};
    await page.goto(inject("address"));
    await page.getByRole("heading", { level: 1 }).waitFor();

    await reader.find(stock.symbol);
    await page.getByRole("region", { name: "Verdict" }).waitFor();
    steps.find = reader.steps();

    await settled(page);
    await reader.goTo(page.getByRole("heading", { name: "Verdict" }));
    await reader.press(page.getByRole("region", { name: "Verdict" }).getByRole("link", { name: "Growth" }));
    const checks = page.getByRole("heading", { name: "Checks" });
    await checks.waitFor();
    await settled(page);
    await reader.goTo(checks);
    const failing = page.locator("li[data-standing=failed]").first();
    await reader.press(failing.getByRole("button", { expanded: false }).first());
    await page.getByRole("heading", { name: "Source of the rule" }).waitFor();
    steps.explain = reader.steps();

    await reader.press(failing.getByRole("button", { name: /^Change the threshold/ }));
    await reader.nudge(failing.getByRole("slider"));
    await page
      .getByText(/^moved from /)
      .first()
      .waitFor();
    steps.move = reader.steps();

    await reader.goTo(page.getByRole("heading", { level: 1 }));
    await reader.press(page.getByRole("link", { name: "Valuation", exact: true }).first());
    await page.getByRole("heading", { name: "What the price implies" }).waitFor();
    await settled(page);
    const before = page.url();
    await reader.goTo(page.getByRole("heading", { name: "Discounted cash flow" }));
    await reader.nudge(page.getByRole("slider", { name: "Cost of capital (WACC)" }));
    await reader.press(page.getByRole("button", { name: "Update valuation" }).first());
    await page.waitForURL((address) => `${address}` !== before);
    steps.value = reader.steps();

    await reader.goTo(page.getByRole("heading", { level: 1 }));
    await reader.press(page.getByRole("link", { name: `Compare ${stock.symbol} with others` }));
    await page.getByRole("heading", { level: 1, name: "Comparison" }).waitFor();
    await reader.type(page.getByRole("main").getByRole("combobox"), other.symbol);
    await page.getByRole("option").first().waitFor();
    await reader.choose(page.getByRole("option").first());
    await page.getByRole("table", { name: "Comparison" }).getByRole("link", { name: other.symbol }).waitFor();
    steps.compare = reader.steps();

    await reader.open("Companies", "s");
    await reader.press(page.getByRole("button", { name: /^Graham’s defensive investor/ }));
    await page.getByRole("grid").waitFor();
    steps.screen = reader.steps();

    const saved = page.waitForEvent("download");
    await reader.press(page.getByRole("button", { name: "CSV" }));
    expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
    steps.save = reader.steps();

    const longer = Object.entries(steps).filter(([task, count]) => count > (most[task as keyof typeof most] ?? 0));
    expect(longer).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});
