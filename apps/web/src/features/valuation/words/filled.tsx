import { Fragment, type ReactNode } from "react";

const GAP = /\{(\w+)\}/;

/** Gaps of a text that are left open for `filled`: `text("valuation.expects", gaps("price", "growth"))`. */
export function gaps<Name extends string>(...names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, `{${name}}`])) as Record<Name, string>;
}

/**
 * A sentence with elements in its gaps, wherever a language puts them.
 *
 * @param sentence With `{gaps}`.
 */
export function filled(sentence: string, elements: Readonly<Record<string, ReactNode>>): ReactNode {
  return sentence.split(GAP).map((piece, index) => {
    // Every second piece is the name of a gap. Pieces of a sentence never change places.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    return <Fragment key={index}>{index % 2 === 1 ? elements[piece] : piece}</Fragment>;
  });
}
