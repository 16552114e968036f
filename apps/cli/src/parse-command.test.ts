import { describe, expect, it } from "vitest";
import { CommandError } from "./command-error.ts";
import { parseCommand } from "./parse-command.ts";

describe("parseCommand", () => {
  it("takes files from every option, and those that a shell expanded", () => {
    const words = [
      "import",
      "--name",
      "us",
      "--prices",
      "a.csv",
      "b.csv",
      "--prices=c",
      "--facts",
      "f",
      "--targets",
      "t",
    ];
    expect(parseCommand(words)).toEqual({
      command: "import",
      name: "us",
      force: false,
      prices: ["a.csv", "c", "b.csv"],
      facts: ["f"],
      reference: [],
      targets: ["t"],
      filings: [],
      mappings: [],
      answers: {},
      words: words.slice(1),
    });
  });

  it("takes filings, once or several times, beside whatever else is given", () => {
    expect(parseCommand(["import", "x", "--filings", "10-K", "--filings=20-F"])).toMatchObject({
      prices: ["x"],
      filings: ["10-K", "20-F"],
    });
    expect(parseCommand(["import", "--filings", "f"])).toMatchObject({ prices: [], filings: ["f"] });
    expect(() => parseCommand(["import", "--filings"])).toThrow(/--filings/);
  });

  it("takes a folder alone, several mappings, and answers with their topics", () => {
    const words = ["import", "x", "--mapping", "m", "--mapping=n", "--answer", "basis=raw", "--answer=column=A = B"];
    expect(parseCommand(words)).toMatchObject({
      name: null,
      prices: ["x"],
      mappings: ["m", "n"],
      answers: { basis: "raw", column: "A = B" },
    });
  });

  it.each([
    [[], { command: "help" }],
    [["import", "--help"], { command: "help" }],
    [["demo"], { command: "demo", companies: null }],
    [["demo", "--companies", "80"], { command: "demo", companies: 80 }],
    [["answers"], { command: "answers", forget: null }],
    [["answers", "--forget", "2"], { command: "answers", forget: "2" }],
    [["answers", "--forget-all"], { command: "answers", forget: "all" }],
    [["list"], { command: "list", name: null }],
    [["verify", "--name", "us"], { command: "verify", name: "us" }],
    [["report", "--code", "AAPL", "--json"], { command: "report", name: null, code: "AAPL", json: true }],
  ])("understands %j", (words, expected) => {
    expect(parseCommand(words)).toEqual(expected);
  });

  it.each([
    [["imprt"], /no command "imprt"; there are import/],
    [["import", "a", "--answer", "dayorder=us"], /--answer dayorder=us is not understood; it may be symbol, basis/],
    [["import", "a", "--answer", "basis"], /--answer basis is not understood/],
    [["import", "a", "--answer", "basis=raw", "--answer", "basis=raw"], /--answer basis is given twice/],
    [["import", "--name"], /--name/],
    [["import", "--name", "us", "--price", "a"], /--price/],
    [["list", "us"], /"us" is one word too many/],
    [["demo", "--force"], /--force/],
  ])("refuses %j", (words, message) => {
    expect(() => parseCommand(words)).toThrow(message);
    expect(() => parseCommand(words)).toThrow(CommandError);
  });
});
