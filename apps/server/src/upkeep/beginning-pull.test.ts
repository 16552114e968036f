import { describe, expect, it } from "vitest";
import { beginningPull } from "./beginning-pull.ts";

describe("the pull that a market of one's own begins with", () => {
  it("asks the SEC first, then every provider that is ready, in the order of the command line", () => {
    const pull = beginningPull({}, ["AAPL", "BRK.B"], "Jane Doe jane@example.org");
    expect(pull).toMatchObject({ since: null, filings: null, userAgent: "Jane Doe jane@example.org" });
    expect(pull.providers.slice(0, 2)).toEqual(["edgar", "yahoo"]);
    // Providers with a key are asked where it is there.
    expect(pull.providers).not.toContain("tiingo");
    expect(beginningPull({ TIINGO_KEY: "a-key-of-tiingo" }, ["AAPL"], null).providers).toContain("tiingo");
  });

  it("names symbols and never a list or a file, whatever they are called", () => {
    for (const symbol of ["listed", "sp500", "README.md"])
      expect(beginningPull({}, [symbol], null).universe).toBe(`${symbol},`);
  });

  it("leaves the SEC out where nobody says who asks it, and refuses a contact that reaches nobody", () => {
    expect(beginningPull({}, ["AAPL"], null).providers).not.toContain("edgar");
    const named = { SEC_USER_AGENT: "Jane Doe jane@example.org" };
    expect(beginningPull(named, ["AAPL"], null).providers[0]).toBe("edgar");
    expect(() => beginningPull({}, ["AAPL"], "Jane")).toThrow(
      expect.objectContaining({ code: "invalidParameter", detail: { phrase: "not a contact", field: "contact" } }),
    );
  });
});
