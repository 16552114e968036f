import { expect, it } from "vitest";
import { CallError } from "../api/call-error.ts";
import { callProblem, refusedFields, writeWait } from "./call-problem.ts";
import { textsOf } from "./texts.fixture.ts";

const english = await textsOf("en", "forms", "signIn");

it.each([
  [0.2, "1 second"],
  [1, "1 second"],
  [60, "60 seconds"],
  [90, "90 seconds"],
  [91, "2 minutes"],
  [3601, "61 minutes"],
  [5401, "2 hours"],
  [86_400, "24 hours"],
])("writes %d seconds as %s", (seconds, wait) => {
  expect(writeWait(seconds, english)).toBe(wait);
});

it("has the server's own sentence for a refusal, and leaves a bug to the browser's report", () => {
  expect(callProblem(new CallError("the server's own sentence", { code: 12, status: 409 }))(english)).toBe(
    "the server's own sentence",
  );
  expect(() => callProblem(new TypeError("x is undefined"))).toThrow("x is undefined");
});

it("gives the reason of the first field that is refused, in place of the sentence about all refusals", () => {
  const fields = [{ path: "upload", message: "These companies are fictional" }];
  const refusal = new CallError("Invalid Parameter", { code: -1, status: 400, data: { fields } });
  expect(callProblem(refusal)(english)).toBe("These companies are fictional");
  expect(callProblem(new CallError("Invalid Parameter", { code: -1, status: 400 }))(english)).toBe("Invalid Parameter");
});

it("names the fields of an answer with code -1, and none of another one", () => {
  const data = { fields: [{ path: "phone", message: "not this number" }] };
  const fields = refusedFields(new CallError("Invalid Parameter", { code: -1, status: 400, data }));
  expect(fields.map(([name, problem]) => [name, problem(english)])).toEqual([["phone", "not this number"]]);
  expect(refusedFields(new CallError("busy", { code: 503, status: 503, data }))).toEqual([]);
});
