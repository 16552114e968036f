/**
 * A slider of the valuation page under the hand: from the move to the frame in which every number and mark follows it. With
 * another build beside it where `COMPARED_CHECKOUT` names one.
 */
import type { Browser, Page } from "playwright-core";
import { DESKTOP, launchBrowser, PHONE } from "../e2e/launch-browser.ts";
import { inTurns, median, withBuilds, withRatios } from "./_compared-builds.ts";
import type { Measurement } from "./_run-benches.ts";
import { sized } from "./_size.ts";

const MOVES = sized(60, 4);
/** Times that each case is measured; odd, so that the median is one of them. */
const TURNS = sized(3, 1);
/** Milliseconds between two moves: what is out of sight follows in between. */
const PAUSE = 120;

interface Case {
  readonly name: string;
  readonly device: { readonly viewport: typeof PHONE | typeof DESKTOP; readonly isMobile?: boolean };
  /** Processor, so many times slower. */
  readonly slowdown: number;
  readonly goal: string;
}

const CASES: readonly Case[] = [
  { name: "phone, processor 4 x slower", device: { viewport: PHONE, isMobile: true }, slowdown: 4, goal: "< 16 ms" },
  { name: "desktop", device: { viewport: DESKTOP }, slowdown: 1, goal: "< 16 ms" },
  { name: "desktop, processor 4 x slower", device: { viewport: DESKTOP }, slowdown: 4, goal: "none" },
];

interface Recorder {
  frames: number[];
}

/** Records how long each move kept the page busy, scripts, layout and paint together; runs in the page. */
function record(): void {
  const recorder = globalThis as unknown as Recorder;
  recorder.frames = [];
  const onInput = (): void => {
    const start = performance.now();
    // A message sent in a frame arrives when the frame has been painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => recorder.frames.push(performance.now() - start);
      port2.postMessage(null);
    });
  };
  addEventListener("input", onInput, { capture: true });
}

async function drag(page: Page): Promise<number[]> {
  const slider = page.getByRole("slider").first();
  await slider.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await page.waitForTimeout(500);
  const { x, y, width, height } = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const start = x + width * 0.45;
  const middle = y + height / 2;
  await page.mouse.move(start, middle);
  await page.mouse.down();
  await page.evaluate(record);
  for (let move = 0; move < MOVES; move += 1) {
    // To and fro, a little further each time.
    await page.mouse.move(start + (move % 2 ? 1 : -1) * (4 + (move % 8) * 4), middle);
    await page.waitForTimeout(PAUSE);
  }
  await page.mouse.up();
  return page.evaluate(() => (globalThis as unknown as Recorder).frames);
}

async function frameOf(browser: Browser, address: string, { device, slowdown }: Case): Promise<number> {
  const context = await browser.newContext({ locale: "en-US", ...device });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByText(/^10,000 paths/).waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const frames = await drag(page);
  await context.close();
  if (frames.length < MOVES / 2) throw new Error(`Only ${frames.length} of ${MOVES} moves were seen.`);
  return median(frames);
}

function measurement({ name, goal }: Case, measured: number): Measurement {
  return { name: `frame of a moved slider, ${name}`, measured, unit: "ms", goal };
}

export function run(): Promise<Measurement[]> {
  return withBuilds(async (builds) => {
    const browser = await launchBrowser();
    try {
      const measurements: Measurement[] = [];
      for (const one of CASES.slice(0, sized(CASES.length, 1))) {
        const frames = await inTurns(builds, TURNS, ({ address, example }) =>
          frameOf(browser, `${address}/#/pages/valuation?code=${example}`, one),
        );
        const rows = Array.from(frames, ([name, ofBuild]) => [name, [measurement(one, median(ofBuild))]] as const);
        measurements.push(...withRatios(new Map(rows)));
      }
      return measurements;
    } finally {
      await browser.close();
    }
  });
}
