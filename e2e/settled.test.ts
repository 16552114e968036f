import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { launchBrowser, settled, visit } from "./browser.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Opens a page that runs a script, in which `draw` writes a word into the page. The answers of `/api/planted` come when `release` is called. */
async function openPlanted(page: Page, script: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/planted.html", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<p>Asked</p><script>const draw = (word) => { document.querySelector("p").textContent = word; };${script}</script>`,
    }),
  );
  await page.route("**/planted.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "export const word = 'Loaded';" }),
  );
  await page.route("**/api/planted", async (route) => {
    await released;
    await route.fulfill({ body: "Answered" });
  });
  await page.goto(`${inject("address")}/planted.html`);
  return release;
}

const drawn = (page: Page) => page.locator("p").innerText();

it.each([
  ["an answer", 'fetch("/api/planted").then((answer) => answer.text()).then(draw)', "Answered"],
  [
    "a second answer after a first",
    'const ask = () => fetch("/api/planted").then((answer) => answer.json(), draw); ask().catch(ask).catch(() => draw("Twice"))',
    "Twice",
  ],
  [
    "a request with progress",
    'const request = new XMLHttpRequest(); request.open("GET", "/api/planted"); request.onload = () => draw(request.responseText); request.send()',
    "Answered",
  ],
  [
    "what an answer puts off by a timer, a pause and a frame",
    `fetch("/api/planted").then(() => setTimeout(() => requestIdleCallback(() =>
       setTimeout(() => requestAnimationFrame(() => draw("Late")), 250)), 250))`,
    "Late",
  ],
  [
    "a script that an answer asks for",
    'fetch("/api/planted").then(() => import("/planted.js")).then((it) => draw(it.word))',
    "Loaded",
  ],
])("a page is settled when it has drawn %s", async (_, script, word) => {
  const { page, close } = await visit(browser);
  const release = await openPlanted(page, script);
  expect(await drawn(page)).toBe("Asked");
  const [text] = await Promise.all([settled(page).then(() => drawn(page)), release()]);
  expect(text).toBe(word);
  await close();
});

it("a page is settled again after work that a press began", async () => {
  const { page, close } = await visit(browser);
  const script = 'document.onclick = () => fetch("/api/planted").then((answer) => answer.text()).then(draw)';
  const release = await openPlanted(page, script);
  await settled(page);
  await page.locator("p").click();
  release();
  await settled(page);
  expect(await drawn(page)).toBe("Answered");
  await close();
});

it.each([
  ["an answer that does not come", 'fetch("/api/planted")', "/api/planted"],
  ["timers that never end", "const again = () => setTimeout(again, 5); again()", "a timer of 5 ms"],
])("a page with %s is not settled, and the error names it", async (_, script, what) => {
  const { page, close } = await visit(browser);
  await openPlanted(page, script);
  await expect(settled(page, 100)).rejects.toThrow(new RegExp(`^The page still loads .*${what}\\.$`));
  await close();
});

it("a page is settled though a timer of a second runs, and one was cleared", async () => {
  const { page, close } = await visit(browser);
  const script =
    'setTimeout(() => draw("Later"), 60000); clearTimeout(setTimeout(draw, 200)); cancelIdleCallback(requestIdleCallback(draw));';
  await openPlanted(page, script);
  await settled(page);
  expect(await drawn(page)).toBe("Asked");
  await close();
});
