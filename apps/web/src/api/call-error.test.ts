import { describe, expect, it } from "vitest";
import { CallError, CLIENT_CODES, failureKind, NETWORK_ERROR, TIMED_OUT } from "./call-error.ts";

const answered = (status: number) => new CallError("no", { code: status, status });

describe("a failed call", () => {
  it.each([
    ["unreachable", new CallError(NETWORK_ERROR, { code: CLIENT_CODES.unreachable })],
    ["timeout", new CallError(TIMED_OUT, { code: CLIENT_CODES.unreachable })],
    ["unreachable", answered(502)],
    ["busy", answered(503)],
    ["limited", answered(429)],
    ["refused", answered(404)],
  ])("is %s", (kind, error) => {
    expect(failureKind(error)).toBe(kind);
  });
});

describe("a file that did not load", () => {
  // The sentences of Chromium, Firefox, Safari, the bundler's loader, and the program itself.
  it.each([
    new TypeError("Failed to fetch dynamically imported module: https://example.org/assets/RulesPage-a1b2c3d.js"),
    new TypeError("error loading dynamically imported module: https://example.org/assets/RulesPage-a1b2c3d.js"),
    new TypeError("Importing a module script failed."),
    new Error("Unable to preload CSS for /assets/RulesPage-a1b2c3d.css"),
    new Error("https://example.org/assets/RulesPage-a1b2c3d.css did not load."),
    new Error("Page /pages/rules did not load in 60000 ms."),
  ])("is no fault of the program: %s", (error) => {
    expect(failureKind(error)).toBeNull();
  });
});

describe("a fault of the program", () => {
  it.each([
    new TypeError("Cannot read properties of undefined (reading 'load')"),
    new ReferenceError("Cannot access 'RulesPage' before initialization"),
    new SyntaxError("The requested module './parts.js' does not provide an export named 'Panel'"),
    "a text that was thrown",
    null,
    undefined,
  ])("is told from a failure of the connection: %s", (error) => {
    expect(failureKind(error)).toBe("fault");
  });
});
