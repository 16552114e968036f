import { Fragment, type ReactNode } from "react";
import { Link, ruleAddress } from "../../ui/index.ts";
import type { Span, Words } from "./document.ts";
import styles from "./RunningText.module.css";

/** Running text of a document with its marks and links. */
export function RunningText({ words }: { readonly words: Words }) {
  return <Each of={words}>{(part) => (typeof part === "string" ? part : <MarkedText span={part} />)}</Each>;
}

/** The parts of a document one after the other. */
export function Each<Part>(props: { readonly of: readonly Part[]; readonly children: (part: Part) => ReactNode }) {
  return props.of.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a document never change their order.
    <Fragment key={index}>{props.children(part)}</Fragment>
  ));
}

function MarkedText({ span: [mark, words, to] }: { readonly span: Span }) {
  const content = <RunningText words={words} />;
  switch (mark) {
    case "code":
      return <code className={styles.code}>{content}</code>;
    case "strong":
      return <strong>{content}</strong>;
    case "em":
      return <em>{content}</em>;
    case "link":
      return to.startsWith("http") ? (
        <a className={styles.link} href={to} target="_blank" rel="noopener noreferrer">
          {content}
        </a>
      ) : (
        <Link className={styles.link} to={ruleAddress(to)}>
          {content}
        </Link>
      );
  }
}
