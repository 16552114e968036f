import { chromium } from "playwright-core";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage();
const js: string[] = [];
page.on("requestfailed", (r) => console.log("FAILED", r.url(), r.failure()?.errorText));
page.on("response", (r) => { if (r.url().includes("/assets/")) js.push(`${r.status()} ${r.url()}`); });
await page.goto("http://127.0.0.1:4817/#/pages/analysis?code=WYY&tab=defensive");
await page.waitForTimeout(3000);
for (const u of js.filter((u) => u.includes(".js") && !/index-/.test(u))) {
  const url = u.split(" ")[1]!;
  const e = await page.evaluate(async (x) => { try { await import(x); return ""; } catch (e) { return String((e as Error).stack).slice(0, 400); } }, url);
  if (e) console.log(u, e);
}
console.log(js.length);
await browser.close();
