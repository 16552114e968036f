import { expect, it } from "vitest";
import { NEW_RUN, withEvents } from "./report-run.ts";

const sentence = (text: string) => ({ text, refs: ["metric.roe.latest"] });

it("shows sections in the order of a report, however a model writes them", () => {
  const run = withEvents(NEW_RUN, [
    { name: "state", data: { state: "running", waiting: 0, tokens: 12 } },
    { name: "sentence", data: { section: "bear", place: "bear[0]", sentence: sentence("Costs rose."), items: [] } },
    { name: "sentence", data: { section: "bull", place: "bull[0]", sentence: sentence("Sales rose."), items: [] } },
    { name: "sentence", data: { section: "bull", place: "bull[1]", sentence: sentence("Debt fell."), items: [] } },
  ]);
  expect(run.sections.map(({ section, sentences }) => [section, sentences.map(({ text }) => text)])).toEqual([
    ["bull", ["Sales rose.", "Debt fell."]],
    ["bear", ["Costs rose."]],
  ]);
  expect(run.progress?.tokens).toBe(12);
});

it("replaces the sentences of a section by its content when it is complete, whoever wrote it in the end", () => {
  const content = {
    width: "wide",
    trend: "stable",
    sources: [{ score: 1, reason: sentence("Steady.") }],
    text: [sentence("Wide.")],
  };
  const run = withEvents(NEW_RUN, [
    { name: "sentence", data: { section: "moat", place: "moat.text[0]", sentence: sentence("Draft."), items: [] } },
    { name: "section", data: { section: "moat", writtenBy: "rules", content, items: [] } },
  ]);
  expect(run.sections).toEqual([
    { section: "moat", writtenBy: "rules", sentences: [sentence("Steady."), sentence("Wide.")] },
  ]);
});

it("ends with a version, a reason or the wish of the reader, and passes over events it does not know", () => {
  const ended = (name: string, data: object) =>
    withEvents(NEW_RUN, [
      { name: "news", data: {} },
      { name, data },
    ]).end;
  expect(ended("failed", { error: "cost" })).toEqual({ kind: "failed", error: "cost" });
  expect(ended("cancelled", {})).toEqual({ kind: "cancelled" });
  expect(withEvents(NEW_RUN, [{ name: "news", data: {} }])).toEqual(NEW_RUN);
});
