import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { expectAccessible, launchBrowser, PHONE, settled, visit } from "./browser.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe("the third-party notices", () => {
  it("load when they are opened by keyboard, and are a separate file", async () => {
    const { page, close, complaints } = await visit(browser, { viewport: PHONE });
    const requestedUrls: string[] = [];
    page.on("request", (request) => requestedUrls.push(request.url()));
    await page.goto(`${inject("address")}/#/pages/about-us`);
    const opener = page.getByText("Third-party licenses");
    await opener.waitFor();
    await settled(page);
    const noticeRequestCount = () => requestedUrls.filter((url) => url.endsWith("/third-party-notices.txt")).length;
    expect(noticeRequestCount()).toBe(0);
    await opener.focus();
    await page.keyboard.press("Enter");
    const notices = page.getByRole("region", { name: "Third-party licenses" });
    await notices.waitFor();
    expect(noticeRequestCount()).toBe(1);
    const shown = await notices.innerText();
    // The font, the icons, a library of the page and one of the server.
    for (const words of ["SIL OPEN FONT LICENSE", "lucide-react", "lightweight-charts", "fastify"]) {
      expect(shown).toContain(words);
    }
    await expectAccessible(page);
    const { href } = await page.getByRole("link", { name: "Their licenses as a text file" }).evaluate((link) => {
      return { href: (link as HTMLAnchorElement).href };
    });
    const file = await page.request.get(href);
    expect(file.headers()["content-type"]).toContain("text/plain");
    expect(complaints).toEqual([]);
    await close();
  });
});
