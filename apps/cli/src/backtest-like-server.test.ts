/** The command line and the server give the same answers to the same questions. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { libraryStrategy } from "@plumbline/core/strategy";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountServer, startAccountServer } from "../../server/src/testing/account-server.ts";
import { runCommand } from "./run-command.ts";

let server: AccountServer;
let folder: string;
beforeAll(async () => {
  server = await startAccountServer();
  folder = mkdtempSync(join(tmpdir(), "plumbline-shell-"));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

let users = 0;
/** The whole answer of the server to a run, and its orders as CSV. */
async function answered(order: object): Promise<{ readonly body: string; readonly orders: string }> {
  const { accessToken: token } = await server.register(`shell${users++}@example.org`);
  const { id } = (await server.post("backStock", order, { token })).json().data;
  for (let waited = 0; waited < 30_000; waited += 50, await pause(50)) {
    const answer = await server.read(`backStock?id=${id}`, { token });
    if (answer.json().data.state !== "done") continue;
    return { body: answer.body, orders: (await server.read(`orderExport?id=${id}&format=csv`, { token })).body };
  }
  throw new Error("The run is not done.");
}

async function shell(...words: string[]) {
  let [told, complained] = ["", ""];
  const code = await runCommand(["backtest", "--name", "tiny", ...words], {
    dataDirectory: server.dataDirectory,
    out: (text) => {
      told += text;
    },
    err: (text) => {
      complained += text;
    },
    isInteractive: false,
    clock: () => 0,
  });
  return { code, told, complained };
}

const COMMON = { from: "2015-01-02", to: "2022-12-30", capital: 10_000, costs: { rate: 0.001, slippage: 0.0005 } };
const DAYS = ["--from", COMMON.from, "--to", COMMON.to];
const SWEEP = { parameter: "fast", from: 10, to: 30, step: 10 };

describe("a backtest from the shell", () => {
  it.each([
    [
      "one stock with a sweep",
      {
        strategyId: "golden-cross",
        universe: { codes: ["ADAM"] },
        fractional: true,
        sweep: [SWEEP],
        values: { slow: 150 },
        ...COMMON,
      },
      [
        "--strategy",
        "golden-cross",
        "--codes",
        "ADAM",
        "--fractional",
        "--sweep",
        "fast=10:30:10",
        "--value",
        "slow=150",
      ],
    ],
    [
      "all stocks, ranked every month, without a benchmark",
      { strategyId: "momentum-12-1", universe: { market: true }, fractional: false, benchmark: null, ...COMMON },
      ["--strategy", "momentum-12-1", "--market", "--benchmark", "none"],
    ],
    [
      "a sector with other costs, another account and another seed",
      {
        strategyId: "turn-of-month",
        universe: { sectors: ["Industrials"] },
        fractional: false,
        seed: 7,
        ...COMMON,
        capital: 5000,
        costs: { rate: 0, slippage: 0.002, minimum: 1 },
        fillAt: "close",
        volumeShare: 0.001,
        delistingRecovery: 0.5,
      },
      ["--strategy", "turn-of-month", "--sectors", "Industrials", "--seed", "7", "--capital", "5000"].concat([
        "--rate",
        "0",
        "--slippage",
        "0.002",
        "--minimum",
        "1",
        "--fill",
        "close",
        "--volume-share",
        "0.001",
        "--delisting-recovery",
        "0.5",
      ]),
    ],
  ])("finds what the server finds, to the last letter: %s", async (_name, order, words) => {
    const csv = join(folder, "orders.csv");
    const { body, orders } = await answered(order);
    const { code, told } = await shell(...words, ...DAYS, "--json", "--csv", csv);
    expect(code).toBe(0);
    expect(body.endsWith(`"result":${told.trimEnd()}}}`)).toBe(true);
    expect(readFileSync(csv, "utf8")).toBe(orders);
    expect(JSON.parse(told).equity.date.length).toBeGreaterThan(1900);
  });

  it("takes rules from a file", async () => {
    const strategy = libraryStrategy("turn-of-month")?.strategy;
    const file = join(folder, "rules.json");
    writeFileSync(file, JSON.stringify(strategy));
    const universe = ["--codes", "ADAM", ...DAYS, "--json"];
    expect((await shell("--strategy", file, ...universe)).told).toBe(
      (await shell("--strategy", "turn-of-month", ...universe)).told,
    );
    writeFileSync(file, JSON.stringify({ ...strategy, entryOrder: { type: "limit", below: 0.001 } }));
    const tradesIn = ({ told }: { readonly told: string }) => JSON.parse(told).trades.code.length as number;
    const dips = tradesIn(await shell("--strategy", file, ...universe));
    expect(dips).toBeGreaterThan(0);
    expect(dips).toBeLessThan(tradesIn(await shell("--strategy", "turn-of-month", ...universe)));
    const atClose = await shell("--strategy", file, ...universe, "--fill", "close");
    expect([atClose.code, atClose.complained]).toEqual([2, expect.stringContaining("limit or stop orders")]);
    writeFileSync(file, JSON.stringify({ ...strategy, rebalancing: "daily" }));
    const refused = await shell("--strategy", file, ...universe);
    expect(refused.code).toBe(2);
    expect(refused.complained).toContain("rules.json: rebalancing: Invalid option");
  });

  it("tells a person its value, return, drawdown, trades and grade with the findings", async () => {
    const { code, told } = await shell("--strategy", "turn-of-month", "--codes", "ADAM", ...DAYS);
    expect(code).toBe(0);
    for (const words of [/^Final value +[\d,]+\.\d\d USD$/m, /^Return a year +-?[\d.]+ %/m, /^Deepest drawdown/m])
      expect(told).toMatch(words);
    expect(told).toMatch(/^Trades +\d+ closed, [01] open$/m);
    expect(told).toMatch(/^Honesty grade [A-F]: /m);
    expect(told.match(/HON-\d\d/g)).toHaveLength(13);
  });

  it.each([
    [[], 2, "A backtest needs a strategy"],
    [["--strategy", "nope"], 2, 'There is no strategy "nope"; there are '],
    [["--strategy", "golden-cross", "--codes", "ADAM,NOPE"], 2, "The market has no prices of NOPE."],
    [["--strategy", "golden-cross", "--codes", "ADAM", "--market"], 2, "A backtest has one universe"],
    [["--strategy", "golden-cross", "--sweep", "fast=10:20"], 2, "--sweep fast=10:20 must be a parameter with from"],
    [["--strategy", "golden-cross", "--sweep", "pace=1:2:1"], 2, "it has fast (2 to 200)"],
    [["--strategy", "golden-cross", "--sweep", "fast=2:200:0.001"], 2, "The sweep has too many combinations"],
    [["--strategy", "golden-cross", "--rate", "half"], 2, '--rate is "half"; it must be a number.'],
    [["--strategy", "golden-cross", "--rate", "0.5"], 2, "--rate: Too big"],
    [
      ["--strategy", "golden-cross", "--fill", "noon"],
      2,
      '--fill is "noon"; orders can be filled at the next-open or at',
    ],
    [["--strategy", "golden-cross", "--volume-share", "0"], 2, "--volume-share: Too small"],
    [["--strategy", "golden-cross", "--volume-share", "1.1"], 2, "--volume-share: Too big"],
    [["--strategy", "golden-cross", "--delisting-recovery", "1.5"], 2, "--delisting-recovery: Too big"],
    [["--strategy", "golden-cross", "--from", "2020-02-30"], 2, "--from: Invalid ISO date."],
    [["--strategy", "golden-cross", "--from", "2020-01-02", "--to", "2019-01-02"], 2, "The backtest would end on"],
    [["--strategy", "nowhere.json"], 2, "The file nowhere.json cannot be read."],
    [["--strategy", "golden-cross", "--name", "nope"], 1, 'There is no market "nope"'],
  ])("refuses %j with exit code %d and one sentence", async (words, code, sentence) => {
    const refused = await shell(...words);
    expect(refused.code).toBe(code);
    expect(refused.complained).toContain(sentence);
    expect(refused.complained.trim().split("\n").length).toBe(code);
    expect(refused.told).toBe("");
  });
});
