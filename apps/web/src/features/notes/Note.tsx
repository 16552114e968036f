import type { CallInput, CallOutput } from "@plumbline/contract/calls";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { callQuery } from "../../api/index.ts";
import { useFormats, useLanguage, useText } from "../../i18n/index.ts";
import styles from "./Note.module.css";

interface NoteProps {
  readonly name: CallInput<"note">["key"];
  /** Whether its title is the title of the page. */
  readonly isPageTitle?: boolean;
  /** Whether what stands under its headings is opened by the reader; that under the first one of a page is open. */
  readonly isFolded?: boolean;
  /** Whether all of it stands behind its title, which opens it. */
  readonly isClosed?: boolean;
}

/** A versioned text of the product in the reader's language. */
export function Note({ name, isPageTitle = false, isFolded = false, isClosed = false }: NoteProps) {
  const text = useText();
  const { day } = useFormats();
  const language = useLanguage();
  const { data: note } = useSuspenseQuery(callQuery("note", { key: name, language }));
  const Title = isPageTitle ? "h1" : "h2";
  const Heading = isPageTitle ? "h2" : "h3";
  const title = <Title className={styles.title}>{note.title}</Title>;
  const body = (
    <>
      {sectionsOf(note.body).map(({ heading, blocks }, index) =>
        isFolded && heading !== null ? (
          <details key={heading} className={styles.section} open={isPageTitle && index === FIRST_SECTION}>
            <summary>
              <Heading className={styles.heading}>{heading}</Heading>
            </summary>
            <div className={styles.blocks}>
              <Blocks blocks={blocks} />
            </div>
          </details>
        ) : (
          <Fragment key={heading ?? ""}>
            {heading !== null && <Heading className={styles.heading}>{heading}</Heading>}
            <Blocks blocks={blocks} />
          </Fragment>
        ),
      )}
      <p className={styles.version}>{text("about.updated", { day: day(note.version) })}</p>
    </>
  );
  return (
    <article className={styles.note} lang={note.language}>
      {isClosed ? (
        <details className={styles.section}>
          <summary>{title}</summary>
          <div className={styles.blocks}>{body}</div>
        </details>
      ) : (
        <>
          {title}
          {body}
        </>
      )}
    </article>
  );
}

type BlockOfNote = CallOutput<"note">["body"][number];

type Block = Exclude<BlockOfNote, { readonly kind: "heading" }>;

interface Section {
  /** Null of what stands above the first heading. */
  readonly heading: string | null;
  readonly blocks: Block[];
}

/** The place of the first section with a heading, behind what stands above it. */
const FIRST_SECTION = 1;

function sectionsOf(body: readonly BlockOfNote[]): readonly Section[] {
  const sections: Section[] = [{ heading: null, blocks: [] }];
  for (const block of body) {
    if (block.kind === "heading") sections.push({ heading: block.text, blocks: [] });
    else sections.at(-1)?.blocks.push(block);
  }
  return sections;
}

function Blocks({ blocks }: Pick<Section, "blocks">) {
  return blocks.map((block) =>
    block.kind === "paragraph" ? (
      <p key={block.text}>{block.text}</p>
    ) : (
      <ul key={block.items[0]} className={styles.list}>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ),
  );
}
