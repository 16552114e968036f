import { expect, it } from "vitest";
import type { Unanswered } from "./data-state.query.ts";
import { askedLayouts, isAnswer, proposedAnswers, typedAnswers } from "./typed-answers.ts";

type Asked = NonNullable<Unanswered["asked"]>;

function unanswered(topic: Unanswered["topic"], asked: Partial<Asked> = {}, file = "AAA.csv"): Unanswered {
  const none = { layout: "a", choices: [], likeliest: null, evidence: [], nameless: [] };
  return { topic, file, files: 1, asked: { ...none, ...asked } };
}

const BASIS = unanswered("basis", { choices: ["raw", "split-adjusted"] });
const SYMBOLS = unanswered("symbol", { layout: "b", nameless: ["one.csv", "two.csv"] }, "one.csv");

it("asks together what files of one layout do not show, and nothing that nobody can answer", () => {
  const { asked: _, ...elsewhere } = unanswered("symbol", {}, "many.csv");
  const layouts = askedLayouts([BASIS, { ...unanswered("currency"), files: 3 }, SYMBOLS, elsewhere]);
  expect(layouts.map(({ file, files, fields }) => [file, files, fields.map(({ topic }) => topic)])).toEqual([
    ["AAA.csv", 3, ["basis", "currency"]],
    ["one.csv", 1, ["symbol", "symbol"]],
  ]);
});

const fieldsOf = (...items: Unanswered[]) => askedLayouts(items).flatMap(({ fields }) => fields);

it("sends what was answered, by layout and topic, and leaves out what was not", () => {
  const fields = fieldsOf(BASIS, unanswered("currency"), SYMBOLS);
  const [basis, , one, two] = fields.map(({ key }) => key);
  const typed = { [basis as string]: "raw", [one as string]: " aapl ", [two as string]: "BRK.B" };
  expect(typedAnswers(fields, typed)).toEqual({ a: { basis: "raw" }, b: { symbol: "aapl,BRK.B" } });
  expect(typedAnswers(fields, {})).toEqual({});
});

it.each([
  ["currency", "euros", false],
  ["currency", "eur", true],
  ["symbol", "A B", false],
  ["symbol", "^GSPC", true],
  ["symbol", "SAP.DE", true],
] as const)("as %s, %s is an answer: %s", (topic, written, is) => {
  const [field] = fieldsOf(unanswered(topic));
  if (!field) throw new Error("No field.");
  const typed = { [field.key]: written };
  expect(isAnswer(field, typed)).toBe(is);
  expect(typedAnswers([field], typed) !== null).toBe(is);
});

it("takes no symbol of one file without those of the others", () => {
  const fields = fieldsOf(SYMBOLS);
  expect(typedAnswers(fields, { [fields[0]?.key ?? ""]: "AAPL" })).toBeNull();
});

it("proposes what the server proposes, to be sent as it is or changed", () => {
  const fields = fieldsOf(
    unanswered("basis", { choices: ["raw", "split-adjusted"], proposed: "split-adjusted" }),
    unanswered("currency", { proposed: "USD" }),
    unanswered("day-order", { choices: ["day-first", "month-first"], proposed: null, likeliest: "day-first" }),
  );
  const proposed = proposedAnswers(fields);
  expect(typedAnswers(fields, proposed)).toEqual({ a: { basis: "split-adjusted", currency: "USD" } });
  const changed = { ...proposed, [fields[1]?.key ?? ""]: "GBX" };
  expect(typedAnswers(fields, changed)).toEqual({ a: { basis: "split-adjusted", currency: "GBX" } });
});
