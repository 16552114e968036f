import type { CallInput, CallOutput } from "@plumbline/contract/calls";
import { useSuspenseQuery } from "@tanstack/react-query";
import { callQuery } from "../../api/index.ts";
import { useFormats, useLanguage, useText } from "../../i18n/index.ts";
import styles from "./Note.module.css";

interface NoteProps {
  readonly name: CallInput<"note">["key"];
  /** Whether its title is the title of the page. */
  readonly isPageTitle?: boolean;
}

/** A versioned text of the product in the reader's language. */
export function Note({ name, isPageTitle = false }: NoteProps) {
  const text = useText();
  const { day } = useFormats();
  const language = useLanguage();
  const { data: note } = useSuspenseQuery(callQuery("note", { key: name, language }));
  const Title = isPageTitle ? "h1" : "h2";
  const Heading = isPageTitle ? "h2" : "h3";
  return (
    <article className={styles.note} lang={note.language}>
      <Title className={styles.title}>{note.title}</Title>
      {note.body.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a version never change their order.
        <Block key={index} block={block} Heading={Heading} />
      ))}
      <p className={styles.version}>{text("about.updated", { day: day(note.version) })}</p>
    </article>
  );
}

type BlockOfNote = CallOutput<"note">["body"][number];

interface BlockProps {
  readonly block: BlockOfNote;
  readonly Heading: "h2" | "h3";
}

function Block({ block, Heading }: BlockProps) {
  if (block.kind === "heading") return <Heading className={styles.heading}>{block.text}</Heading>;
  if (block.kind === "paragraph") return <p>{block.text}</p>;
  return (
    <ul className={styles.list}>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
