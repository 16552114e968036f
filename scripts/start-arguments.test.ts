import { describe, expect, it } from "vitest";
import { parseStartArguments } from "./start-arguments.mjs";

const DATABASE_URL = "postgres://plumbline@db.example.org/plumbline";

describe("the command line of npm start", () => {
  it("starts a server of the newest market unless it says something else", () => {
    const usual = { role: "server", host: "127.0.0.1", port: 8787, hasPort: false, market: undefined };
    expect(parseStartArguments([], {})).toEqual(usual);
    expect(parseStartArguments(["--market", "us"], {})).toEqual({ ...usual, market: "us" });
    expect(parseStartArguments(["--market=us", "--role=server"], { PORT: "0", MARKET: "eu" })).toEqual({
      ...usual,
      port: 0,
      hasPort: true,
      market: "us",
    });
  });

  it("starts a worker beside a database", () => {
    expect(parseStartArguments(["--role", "worker"], { DATABASE_URL })).toMatchObject({
      role: "worker",
      hasPort: false,
    });
  });

  it.each([
    [["--role", "worker"], {}, "A worker needs DATABASE_URL"],
    [["--role", "master"], {}, "--role needs server or worker"],
    [["--role"], {}, "--role needs server or worker"],
    [["--market", "../us"], {}, "--market needs the name of a market"],
    [["--toString", "us"], {}, 'Unknown argument "--toString"'],
    [["market"], {}, 'Unknown argument "market"'],
    [[], { PORT: "eighty" }, 'PORT is "eighty"'],
  ])("refuses %j with %j in one sentence", (args, environment, sentence) => {
    const { problem } = parseStartArguments(args, environment) as { problem: string };
    expect(problem).toContain(sentence);
    expect(problem).not.toContain("\n");
  });
});
