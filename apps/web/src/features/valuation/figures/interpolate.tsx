import { Fragment, isValidElement, type ReactNode } from "react";
import styles from "./interpolate.module.css";

/** A gap, and what closes a sentence or part of one behind it. */
const GAP = /\{(\w+)\}([.,;:!?)。，、；：！？）]*)/;

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
  const pieces = sentence.split(GAP);
  return pieces.map((piece, index) => {
    // Words, the name of a gap, what closes it, and so on. Pieces of a sentence never change places.
    if (index % 3 === 2) return null;
    const shown = index % 3 === 0 ? piece : closed(elements[piece], pieces[index + 1] ?? "");
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    return <Fragment key={index}>{shown}</Fragment>;
  });
}

/** An element is a box after which a line may break, but what closes a sentence does not begin a line. */
function closed(element: ReactNode, closing: string): ReactNode {
  const isBox = isValidElement(element) && closing !== "";
  return (
    <span className={isBox ? styles.closed : undefined}>
      {element}
      {closing}
    </span>
  );
}
