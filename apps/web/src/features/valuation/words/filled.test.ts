import { isValidElement, type ReactNode } from "react";
import { expect, it } from "vitest";
import { filled, gaps } from "./filled.tsx";

const piecesOf = (node: ReactNode): ReactNode[] =>
  (node as ReactNode[]).map((piece) => (isValidElement<{ children: ReactNode }>(piece) ? piece.props.children : piece));

it("puts elements where a language wants them", () => {
  expect(piecesOf(filled("{b} before {a}.", { a: 1, b: 2 })).filter((piece) => piece !== "")).toEqual([
    2,
    " before ",
    1,
    ".",
  ]);
});

it("leaves gaps open for itself", () => {
  expect(gaps("price")).toEqual({ price: "{price}" });
});
