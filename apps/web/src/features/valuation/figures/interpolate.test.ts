import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { interpolate, placeholders } from "./interpolate.tsx";

const markup = (sentence: string, elements: Parameters<typeof interpolate>[1]): string =>
  renderToStaticMarkup(createElement("p", null, interpolate(sentence, elements)));

it("replaces placeholders in any order", () => {
  expect(markup("{b} before {a}!", { a: 1, b: 2 })).toBe("<p><span>2</span> before <span>1!</span></p>");
});

it("keeps punctuation on the line of the element before it", () => {
  const figure = createElement("b", null, "6 %");
  expect(markup("每年 {rate}。", { rate: figure })).toMatch(/<span class="[^"]*closed[^"]*"><b>6 %<\/b>。<\/span>/);
  // A list of elements may break anywhere in itself.
  expect(markup("{spans}.", { spans: [figure] })).not.toContain("closed");
});

it("keeps its placeholders in a text", () => {
  expect(placeholders("price")).toEqual({ price: "{price}" });
});
