import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { filled, gaps } from "./interpolate.tsx";

const markup = (sentence: string, elements: Parameters<typeof filled>[1]): string =>
  renderToStaticMarkup(createElement("p", null, filled(sentence, elements)));

it("puts elements where a language wants them", () => {
  expect(markup("{b} before {a}!", { a: 1, b: 2 })).toBe("<p><span>2</span> before <span>1!</span></p>");
});

it("lets no line begin with what closes a sentence", () => {
  const figure = createElement("b", null, "6 %");
  expect(markup("每年 {rate}。", { rate: figure })).toMatch(/<span class="[^"]*closed[^"]*"><b>6 %<\/b>。<\/span>/);
  // A list of elements may break anywhere in itself.
  expect(markup("{spans}.", { spans: [figure] })).not.toContain("closed");
});

it("leaves gaps open for itself", () => {
  expect(gaps("price")).toEqual({ price: "{price}" });
});
