import { Link, ruleAddress } from "../../ui/index.ts";
import type { Span, Words } from "./document.ts";
import styles from "./RunningText.module.css";

/** Running text of a document with its marks and links. */
export function RunningText({ words }: { readonly words: Words }) {
  return words.map((part, index) => {
    if (typeof part === "string") return part;
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text never change their order.
    return <MarkedText key={index} span={part} />;
  });
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
