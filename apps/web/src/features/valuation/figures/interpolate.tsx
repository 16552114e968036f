import { Fragment, isValidElement, type ReactNode } from "react";
import styles from "./interpolate.module.css";

/** A placeholder with the punctuation after it. */
const PLACEHOLDER = /\{(\w+)\}([.,;:!?)。，、；：！？）]*)/;

/** Placeholders that a text keeps for `interpolate`: `text("valuation.expects", placeholders("price", "growth"))`. */
export function placeholders<Name extends string>(...names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, `{${name}}`])) as Record<Name, string>;
}

/**
 * Replaces the placeholders of a sentence by elements.
 *
 * @param sentence With `{placeholders}`.
 */
export function interpolate(sentence: string, elements: Readonly<Record<string, ReactNode>>): ReactNode {
  const pieces = sentence.split(PLACEHOLDER);
  return pieces.map((piece, index) => {
    // The pieces are words, the name of a placeholder, its punctuation, and so on; their order never changes.
    if (index % 3 === 2) return null;
    const content = index % 3 === 0 ? piece : withPunctuation(elements[piece], pieces[index + 1] ?? "");
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    return <Fragment key={index}>{content}</Fragment>;
  });
}

/** Keeps an element and the punctuation after it on one line, because a line must not begin with punctuation. */
function withPunctuation(element: ReactNode, punctuation: string): ReactNode {
  const isBox = isValidElement(element) && punctuation !== "";
  return (
    <span className={isBox ? styles.closed : undefined}>
      {element}
      {punctuation}
    </span>
  );
}
