/** A report by a language model from its first token to the page: when its first words are painted, and the frames while it is written. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { type PlayedModel, playModel } from "../e2e/language-model.ts";
import { DESKTOP, launchBrowser, PHONE } from "../e2e/launch-browser.ts";
import { newReader, type StoredReader } from "./_new-reader.ts";
import { longDraft } from "./_played-draft.ts";
import type { Measurement } from "./_run-benches.ts";
import { sized } from "./_size.ts";
import { startDemoServer } from "./_started-server.ts";

/** A token of plain English is some four characters. */
const TOKEN = /[\s\S]{1,4}/g;
/** A frame that took longer than one and a half of a display's 60 a second was late for the next. */
const LATE_MILLISECONDS = 25;
/** Of a display with 60 frames a second. */
const FRAME_MILLISECONDS = 1000 / 60;
/** What this machine does when nothing happens. */
const AT_REST = sized(5_000, 200);

interface Case {
  readonly name: string;
  readonly device: { readonly viewport: typeof PHONE | typeof DESKTOP; readonly isMobile?: boolean };
  /** Processor, so many times slower. */
  readonly slowdown: number;
  /** Of the model. */
  readonly tokensPerSecond: number;
}

const CASES: readonly Case[] = [
  { name: "100 tokens/s", device: { viewport: DESKTOP }, slowdown: 1, tokensPerSecond: 100 },
  { name: "250 tokens/s", device: { viewport: DESKTOP }, slowdown: 1, tokensPerSecond: 250 },
  {
    name: "100 tokens/s, phone, processor 4 x slower",
    device: { viewport: PHONE, isMobile: true },
    slowdown: 4,
    tokensPerSecond: 100,
  },
];

/** The model writes as fast as it is read. */
const TINY: Case = { name: "tiny", device: { viewport: DESKTOP }, slowdown: 1, tokensPerSecond: 20_000 };

interface Recorded {
  /** Milliseconds since 1970 at which a word of the report was painted; null as long as there is none. */
  firstWords: number | null;
  /** The same of the line that says how far the model is. */
  firstSign: number | null;
  /** Of each frame: when it began, in milliseconds since 1970, and how long after the one before. */
  frames: (readonly [at: number, after: number])[];
  /** When the recording began, which the trace has too. */
  begun: number;
}

/** Records frames and when the first words of the report are painted; runs in the page. */
function record(): void {
  const begun = performance.timeOrigin + performance.mark("recording").startTime;
  const recorded: Recorded = { firstWords: null, firstSign: null, frames: [], begun };
  (globalThis as unknown as { recorded: Recorded }).recorded = recorded;
  // A message sent in a frame arrives when the frame has been painted.
  const whenPainted = (work: (at: number) => void): void => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => work(performance.timeOrigin + performance.now());
      port2.postMessage(null);
    });
  };
  let isWordSeen = false;
  let isSignSeen = false;
  new MutationObserver(() => {
    const article = document.querySelector("article");
    if (!isSignSeen && /Writing: [1-9]/.test(article?.textContent ?? "")) {
      isSignSeen = true;
      whenPainted((at) => (recorded.firstSign = at));
    }
    if (!isWordSeen && /The accounts put this measure at/.test(article?.textContent ?? "")) {
      isWordSeen = true;
      whenPainted((at) => (recorded.firstWords = at));
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
  let before = performance.now();
  const onFrame = (now: number): void => {
    recorded.frames.push([performance.timeOrigin + now, now - before]);
    before = now;
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
}

const recordedOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { recorded: Recorded }).recorded) as Promise<Recorded>;

const lateOf = (frames: Recorded["frames"]) => frames.filter(([, after]) => after > LATE_MILLISECONDS).length;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds; `tdur` of the processor. */
  readonly ts: number;
  readonly tdur?: number;
}

interface Task {
  /** When it began, in milliseconds since 1970. */
  readonly at: number;
  /** Milliseconds of the processor: other work on the machine does not count. */
  readonly took: number;
}

/** The tasks of the page's own thread. */
function tasksIn(trace: Buffer, begun: number): readonly Task[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const mark = traceEvents.find(({ name }) => name === "recording");
  if (!mark) throw new Error("The trace has no mark of its beginning.");
  return traceEvents.flatMap(({ name, pid, tid, ts, tdur }) =>
    name === "RunTask" && pid === mark.pid && tid === mark.tid && tdur !== undefined
      ? [{ at: begun + (ts - mark.ts) / 1000, took: tdur / 1000 }]
      : [],
  );
}

/** Late frames before which the page itself worked for longer than a frame; before the others it waited for the machine. */
function ownLateOf(frames: Recorded["frames"], tasks: readonly Task[]): number {
  const late = frames.filter(([, after]) => after > LATE_MILLISECONDS);
  return late.filter(([at, after]) => {
    const before = tasks.filter((task) => task.at >= at - after && task.at < at);
    return before.reduce((sum, { took }) => sum + took, 0) > FRAME_MILLISECONDS;
  }).length;
}

interface Streamed {
  readonly sign: number;
  readonly words: number;
  /** From the last token of the first sentence. */
  readonly path: number;
  readonly tokens: number;
  readonly late: number;
  readonly ownLate: number;
  readonly lateAtRest: number;
  readonly longest: number;
  readonly task: number;
}

interface Place {
  readonly browser: Browser;
  readonly address: string;
  readonly example: string;
  readonly model: PlayedModel;
  readonly reader: StoredReader;
}

async function stream({ browser, address, example, model, reader }: Place, one: Case): Promise<Streamed> {
  const localStorage = Object.entries(reader).map(([name, value]) => ({ name, value }));
  const storageState = { cookies: [], origins: [{ origin: address, localStorage }] };
  const context = await browser.newContext({ locale: "en-US", storageState, ...one.device });
  const page = await context.newPage();
  model.slowness = 1000 / one.tokensPerSecond;
  await page.goto(`${address}/#/pages/analysis?tab=ai&code=${example}`);
  await page.getByRole("button", { name: "Update the report", exact: true }).click();
  await page.getByRole("button", { name: "Let the model write" }).waitFor();
  await page.waitForTimeout(sized(1000, 0));
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: one.slowdown });
  await browser.startTracing(page, {
    categories: ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"],
  });
  await page.evaluate(record);
  await page.waitForTimeout(AT_REST);
  model.sent.length = 0;
  await page.getByRole("button", { name: "Let the model write" }).click();
  await page.getByText("A new version has been published.").waitFor({ timeout: 120_000 });
  const { firstWords, firstSign, frames, begun } = await recordedOf(page);
  const trace = await browser.stopTracing();
  await context.close();
  const [first, last] = [model.sent[0], model.sent.at(-1)];
  if (!first || !last || firstWords === null || firstSign === null) throw new Error("No word of the report was seen.");
  const written = model.sent.map(({ text }) => text).join("");
  const end = written.indexOf('."}') + 2;
  let length = 0;
  const lastOfSentence = model.sent.find(({ text }) => {
    length += text.length;
    return length > end;
  });
  const tasks = tasksIn(trace, begun);
  const streaming = frames.filter(([at]) => at >= first.at && at <= last.at);
  return {
    sign: firstSign - first.at,
    words: firstWords - first.at,
    path: firstWords - (lastOfSentence?.at ?? Number.NaN),
    tokens: model.sent.length,
    late: lateOf(streaming),
    ownLate: ownLateOf(streaming, tasks),
    lateAtRest: lateOf(frames.filter(([at]) => at <= begun + AT_REST)),
    longest: Math.max(...streaming.map(([, after]) => after)),
    task: Math.max(...tasks.filter(({ at }) => at >= first.at && at <= last.at).map(({ took }) => took)),
  };
}

function measurementsOf(
  { name }: Case,
  { sign, words, path, tokens, late, ownLate, lateAtRest, longest, task }: Streamed,
): Measurement[] {
  return [
    { name: `first token to sign of life, ${name}`, measured: sign, unit: "ms", goal: "< 300 ms" },
    { name: `first token to first checked sentence, ${name}`, measured: words, unit: "ms", goal: "< 300 ms" },
    { name: `end of that sentence to the page, ${name}`, measured: path, unit: "ms", goal: "< 300 ms" },
    { name: `late frames of ${tokens} tokens, ${name}`, measured: late, unit: "frames", goal: "0" },
    { name: `late by the page's own work, ${name}`, measured: ownLate, unit: "frames", goal: "0" },
    { name: `late frames of 5 s at rest, ${name}`, measured: lateAtRest, unit: "frames", goal: "none: this machine" },
    { name: `longest frame, ${name}`, measured: longest, unit: "ms", goal: `< ${LATE_MILLISECONDS} ms` },
    {
      name: `longest task of the page's thread, ${name}`,
      measured: task,
      unit: "ms",
      goal: "< 16.7 ms of the processor",
    },
  ];
}

async function examplesOf(address: string): Promise<readonly string[]> {
  const answer = await fetch(`${address}/api/market/state`);
  const { data } = (await answer.json()) as { data: { examples: { symbol: string }[] } };
  return [...new Set(data.examples.map(({ symbol }) => symbol))];
}

export async function run(): Promise<Measurement[]> {
  const dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-report-"));
  const wordsOf = (draft: string) => draft.match(TOKEN) ?? [];
  const model = await playModel({ draftOf: longDraft, wordsOf });
  const settings = { ACCOUNTS: "on", LLM_URL: model.url, LLM_MODEL: "played-model" };
  // Without a browser nothing else is started.
  const browser = await launchBrowser();
  const { server, address } = await startDemoServer(dataDirectory, { settings, rateLimitScale: 1000 });
  try {
    const reader = await newReader(address, dataDirectory);
    const measurements: Measurement[] = [];
    const examples = await examplesOf(address);
    for (const [at, one] of sized(CASES, [TINY]).entries()) {
      // What is published already is not written again.
      const example = examples[at];
      if (example === undefined) throw new Error("The market has too few examples.");
      const place = { browser, address, example, model, reader };
      measurements.push(...measurementsOf(one, await stream(place, one)));
    }
    return measurements;
  } finally {
    await browser.close();
    server.kill();
    await model.close();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}
