import type { Locator, Page } from "playwright-core";
import { PHONE } from "./launch-browser.ts";

/** A phone, for `visit`. */
export const TOUCHED = { viewport: PHONE, hasTouch: true, isMobile: true } as const;

/** Away from the bars at the edges of the screen. */
export async function intoTheMiddle(locator: Locator): Promise<void> {
  await locator.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
}

/** A finger on the middle of an element of the screen. */
export async function touch(page: Page, target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error("The element is not on screen.");
  const client = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const send = (type: "touchStart" | "touchMove" | "touchEnd", up = 0) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y: y - up }] });
  await send("touchStart");
  return { moveUp: (pixels: number) => send("touchMove", pixels), lift: () => send("touchEnd") };
}

/** Holds an element until its menu is there, and lifts the finger. */
export async function hold(page: Page, target: Locator): Promise<Locator> {
  await intoTheMiddle(target);
  const finger = await touch(page, target);
  const menu = page.getByRole("dialog").filter({ has: page.getByRole("link", { name: "Open", exact: true }) });
  await menu.last().waitFor();
  await finger.lift();
  return menu.last();
}
