import { useText } from "../../i18n/index.ts";
import { Link, ruleAddress, useNarrow } from "../../ui/index.ts";
import styles from "./Contents.module.css";
import type { DocumentContents } from "./document.ts";

interface ContentsProps {
  readonly documents: readonly Omit<DocumentContents, "anchors">[];
  /** Id of the document that the page shows, unless it shows parts of all. */
  readonly current: string | null | undefined;
}

/** The documents and their chapters as links; on a phone they are folded. */
export function Contents({ documents, current }: ContentsProps) {
  const text = useText();
  const isNarrow = useNarrow();
  const list = (
    <ul className={styles.list} lang="en">
      {documents.map(({ id, title, chapters }) => (
        <li key={id}>
          <Link className={styles.document} to={ruleAddress(id)} aria-current={id === current ? "true" : undefined}>
            {title}
          </Link>
          <ul>
            {chapters.map((chapter) => (
              <li key={chapter.id}>
                <Link className={styles.chapter} to={ruleAddress(chapter.id)}>
                  {chapter.title}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
  return (
    <nav className={styles.contents} aria-label={text("rules.contents")} data-print="hide">
      {isNarrow ? (
        <details>
          <summary>{text("rules.contents")}</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </nav>
  );
}
