import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { statusesOf } from "./answered.ts";
import { DESKTOP, expectAccessible, launchBrowser, PHONE, settled, type Visit, visit } from "./browser.ts";
import { newReader, signedIn } from "./registered-reader.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const USER_CENTER = "/pages/usercenter/usercenter";

/** A picture of 600 by 300 pixels: its left half is red, its right half blue. */
async function redAndBlue(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 600, height: 300 });
    const context = canvas.getContext("2d") as CanvasRenderingContext2D;
    for (const [left, colour] of [
      [0, "rgb(220 30 30)"],
      [300, "rgb(30 30 220)"],
    ] as const) {
      context.fillStyle = colour;
      context.fillRect(left, 0, 300, 300);
    }
    return canvas.toDataURL("image/png");
  });
  return Buffer.from(address.replace(/^.*,/, ""), "base64");
}

/** A picture whose points have nothing to do with each other. */
async function noise(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 512, height: 512 });
    const context = canvas.getContext("2d") as CanvasRenderingContext2D;
    const points = context.createImageData(512, 512);
    let state = 1;
    for (let index = 0; index < points.data.length; index++) {
      state = (state * 48_271) % 2_147_483_647;
      points.data[index] = index % 4 === 3 ? 255 : state % 256;
    }
    context.putImageData(points, 0, 0);
    return canvas.toDataURL("image/png");
  });
  return Buffer.from(address.replace(/^.*,/, ""), "base64");
}

interface Decoded {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue halfway down, at each of the asked distances from the left. */
  readonly colours: readonly (readonly number[])[];
}

/** Decodes a picture in the page, as a reader's browser does. */
function decoded(page: Page, picture: Buffer, distances: readonly number[]): Promise<Decoded> {
  return page.evaluate(
    async ([bytes, lefts]) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const { width, height } = bitmap;
      const context = new OffscreenCanvas(width, height).getContext("2d") as OffscreenCanvasRenderingContext2D;
      context.drawImage(bitmap, 0, 0);
      const at = (left: number) => [...context.getImageData(left, Math.floor(height / 2), 1, 1).data.slice(0, 3)];
      return { width, height, colours: lefts.map(at) };
    },
    [[...picture], distances] as const,
  );
}

/** Of a stored picture: its type and size, and whether it is red or blue near the left and the right edge. */
async function storedPicture(page: Page, address: string) {
  const answer = await fetch(address);
  const { width, height, colours } = await decoded(page, Buffer.from(await answer.arrayBuffer()), [10, 245]);
  const [left, right] = colours.map(([red = 0, , blue = 0]) => (red > blue ? "red" : "blue"));
  return { type: answer.headers.get("content-type"), width, height, left, right };
}

async function openUserCenter(options: BrowserContextOptions = {}): Promise<Visit> {
  const opened = await visit(browser, { ...options, ...signedIn(await newReader()) });
  await opened.page.goto(`${inject("address")}/#${USER_CENTER}`);
  await opened.page.getByRole("button", { name: "Add: Picture" }).waitFor();
  return opened;
}

/** Chooses a file as a reader does. */
async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /^(Add|Change): Picture$/ }).click();
  await (await chooser).setFiles(file);
}

const photo = async (page: Page) => ({ name: "photo.png", mimeType: "image/png", buffer: await redAndBlue(page) });
const barPicture = (page: Page) => page.getByRole("button", { name: "Your account" }).locator("img");

describe("the picture of a user", () => {
  it.each([
    ["a desktop in light", { viewport: DESKTOP, colorScheme: "light" }],
    ["a phone in dark", { viewport: PHONE, colorScheme: "dark", hasTouch: true }],
  ] as const)("is cut out, shows in the bar, and can be removed, on %s", async (_, options) => {
    const { page, close, complaints } = await openUserCenter(options);
    await choose(page, await photo(page));
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    await settled(page);
    await expectAccessible(page);
    const stage = dialog.getByRole("application");
    await stage.focus();
    // In the middle is the border between the colours; at the right end all is blue.
    for (let pressed = 0; pressed < 20; pressed++) await page.keyboard.press("ArrowRight");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.waitFor({ state: "detached" });
    await barPicture(page).waitFor();
    const address = (await barPicture(page).getAttribute("src")) ?? "";
    expect(await storedPicture(page, new URL(address, inject("address")).href)).toEqual({
      type: "image/webp",
      width: 256,
      height: 256,
      left: "blue",
      right: "blue",
    });
    // The picture really loads in the page, whose policy allows few sources.
    await expect.poll(() => barPicture(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
    await settled(page);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: "Remove: Picture" }).click();
    await barPicture(page).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Add: Picture" }).waitFor();
    expect((await fetch(new URL(address, inject("address")))).status).toBe(404);
    expect(complaints).toEqual([]);
    await close();
  });

  it("moves under the pointer as far as it goes", async () => {
    const { page, close } = await openUserCenter();
    await choose(page, await photo(page));
    const stage = page.getByRole("application");
    const box = (await stage.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    // What is dragged to the right shows what lies to its left.
    await page.mouse.move(x + box.width, y, { steps: 5 });
    await page.mouse.up();
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await barPicture(page).waitFor();
    const address = new URL((await barPicture(page).getAttribute("src")) ?? "", inject("address")).href;
    expect(await storedPicture(page, address)).toMatchObject({ left: "red", right: "red" });
    await close();
  });

  it("says how much of it has been sent, and can be given up on the way", async () => {
    const { page, close } = await openUserCenter();
    // Noise is not made small: on this line, 2 KB a second, sending it takes a while.
    await choose(page, { name: "noise.png", mimeType: "image/png", buffer: await noise(page) });
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    await settled(page);
    const line = await page.context().newCDPSession(page);
    await line.send("Network.enable");
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 2048 };
    await line.send("Network.emulateNetworkConditions", slow);
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByRole("button", { name: /^Saving … [1-9]\d?%$/ }).waitFor();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await dialog.waitFor({ state: "detached" });
    await line.send("Network.emulateNetworkConditions", { ...slow, uploadThroughput: -1 });
    await settled(page);
    await expect.poll(() => barPicture(page).count()).toBe(0);
    await close();
  });

  it("is not asked for again, nor sent, where the browser cannot open the file", async () => {
    const { page, close } = await openUserCenter();
    const sent: string[] = [];
    page.on("request", (request) => request.url().endsWith("/api/upload/avatar") && sent.push(request.url()));
    await choose(page, { name: "photo.heic", mimeType: "image/heic", buffer: Buffer.from("no picture") });
    await page.getByText("This browser cannot open HEIC photos").waitFor();
    await choose(page, { name: "notes.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
    await page.getByText("The browser cannot open this file as a picture.").waitFor();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    expect(sent).toEqual([]);
    await close();
  });

  it("is sent again with a new token when the one in use is refused", async () => {
    const { page, close } = await openUserCenter();
    await choose(page, await photo(page));
    await page.getByRole("dialog").waitFor();
    // With another signature, the server refuses it as it refuses one that has expired.
    await page.evaluate(() => {
      const token = localStorage.getItem("accessToken") ?? "";
      const refused = token.replace(/[^.]+$/, "AAAA");
      localStorage.setItem("accessToken", refused);
      // As another tab would tell it.
      dispatchEvent(new StorageEvent("storage", { key: "accessToken", newValue: refused, storageArea: localStorage }));
    });
    const answers = statusesOf(page, "/api/upload/avatar");
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await barPicture(page).waitFor();
    expect(answers).toEqual([401, 200]);
    await close();
  });
});

it("offers the page on screen as a code for a telephone, dark on white in dark mode too", async () => {
  const { page, close, complaints } = await visit(browser, { colorScheme: "dark" });
  await page.goto(`${inject("address")}/#/pages/basic-search?q=bank`);
  await page.getByRole("button", { name: "Display settings" }).click();
  await page.getByRole("button", { name: "Open on your phone" }).click();
  const code = page.getByRole("img", { name: "QR code with the address of this page" });
  await code.waitFor();
  await expect
    .poll(() => code.getAttribute("src"))
    .toBe(`/api/qrCode?path=${encodeURIComponent("/pages/basic-search?q=bank")}`);
  await expect
    .poll(() => code.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  // Six pixels from the left is the quiet zone around the code.
  const { colours } = await decoded(page, await code.screenshot(), [6]);
  expect(colours).toEqual([[255, 255, 255]]);
  await settled(page);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
  await close();
});
