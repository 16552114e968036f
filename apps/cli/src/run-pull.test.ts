import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PlayedWorld, playedCompany } from "@plumbline/market/pull/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "./run-command.ts";

const world = new PlayedWorld();
const AGENT = "Jane Doe jane@example.org";
let dataDirectory: string;

beforeAll(async () => {
  await world.open();
  world.companies = [playedCompany("ADAM", 100), playedCompany("EVEA", 200)];
  dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-pull-"));
});
afterAll(async () => {
  await world.close();
  rmSync(dataDirectory, { recursive: true });
});

interface Asking {
  readonly environment?: Record<string, string>;
  readonly ask?: (prompt: string) => Promise<string | null>;
}

async function run(words: string, { environment = {}, ask }: Asking = {}) {
  let out = "";
  let err = "";
  const code = await runCommand(words.split(" "), {
    dataDirectory,
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    ...(ask && { ask }),
    environment: { SEC_URL: world.address, ...world.environment, ...environment },
    isInteractive: false,
    clock: () => performance.now(),
  });
  return { code, out, err };
}

const PULL = "pull --name us --providers edgar,yahoo";

describe("market pull", () => {
  it("says what to set before the SEC is asked, and asks nobody", async () => {
    for (const agent of ["", "Mozilla/5.0"]) {
      const { code, err } = await run(`${PULL} --universe ADAM`, { environment: { SEC_USER_AGENT: agent } });
      expect(code).toBe(2);
      expect(err).toContain("set SEC_USER_AGENT to your name and an email address");
    }
    expect(world.asked).toEqual([]);
  });

  it.each([
    ["--providers edgar,bloomberg --universe ADAM", /There is no provider "bloomberg"/],
    ["--providers tiingo --universe ADAM", /tiingo wants a key: set TIINGO_KEY/],
    ["--providers yahoo --since yesterday --universe ADAM", /--since yesterday is no day/],
    ["--providers yahoo", /There is no such market yet: say which stocks by --universe/],
    ["--providers yahoo --universe ./nowhere/list.csv", /is neither a file nor a symbol/],
  ])("with %s says what is wrong", async (words, sentence) => {
    const { code, err } = await run(`pull --name us ${words}`);
    expect(code).toBe(2);
    expect(err).toMatch(sentence);
  });

  it("makes a market, asks at the terminal who asks, and changes nothing the second time", async () => {
    const prompts: string[] = [];
    const ask = async (prompt: string) => {
      prompts.push(prompt);
      return AGENT;
    };
    const first = await run(`${PULL} --universe ADAM,EVEA`, { ask });
    expect(first.err).not.toMatch(/Something broke/);
    expect(first.code).toBe(0);
    expect(prompts).toHaveLength(1);
    expect(first.out).toMatch(/2 stocks; answers fetched: .*of edgar.*of yahoo/s);
    expect(first.out).toContain('Published the market "us"');
    const second = await run(PULL, { environment: { SEC_USER_AGENT: AGENT } });
    expect(second.code).toBe(0);
    expect(second.out).toContain('The market "us" is unchanged: there is nothing new.');
  });
});
