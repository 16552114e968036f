import { beforeAll, expect, it } from "vitest";
import { CallError } from "../api/index.ts";
import { loadTexts, translator } from "../i18n/index.ts";
import { failureSentence } from "./failure-sentence.ts";

beforeAll(() => loadTexts("forms"));

const say = (error: Error) => failureSentence(error, translator.read().text);
const refusal = (data: unknown) => new CallError("Invalid Parameter", { code: -1, status: 400, data });

// Message and fields of a refusal are those of the specification, section 8.
it("a refusal is told by the reason of its first field, not by its general message", () => {
  const fields = [
    { path: "asOf", message: "must be a day such as 2024-06-30" },
    { path: "code", message: "not a symbol" },
  ];
  expect(say(refusal({ fields: fields.slice(0, 1) }))).toBe("must be a day such as 2024-06-30");
  expect(say(refusal({ fields }))).toBe("must be a day such as 2024-06-30");
});

it("a refusal without fields is told by its message", () => {
  for (const data of [null, {}, { fields: [] }]) expect(say(refusal(data))).toBe("Invalid Parameter");
});

it("a failure that is no refusal is told in the words of the page, and a file that did not load not at all", () => {
  expect(say(new CallError("Unavailable", { code: 503, status: 503 }))).toBe(
    "The server is too busy to answer right now.",
  );
  expect(say(new TypeError("Failed to fetch dynamically imported module: /chart.js"))).toBeNull();
});
