import type { ReactNode } from "react";
import { classNames, Link, ruleAddress } from "../../ui/index.ts";
import styles from "./DocumentView.module.css";
import type { Block, Chapter, Entry, RuleDocument, Section } from "./document.ts";
import { Each, RunningText } from "./RunningText.tsx";

interface DocumentViewProps {
  readonly document: RuleDocument;
  /** The anchor that the address names. */
  readonly target: string | undefined;
}

/** A document with its chapters, rules and entries; each has an anchor. */
export function DocumentView({ document: { id, title, blocks, chapters }, target }: DocumentViewProps) {
  return (
    <section className={styles.document} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <Blocks blocks={blocks} target={target} />
      {chapters.map((chapter) => (
        <ChapterView key={chapter.id} chapter={chapter} target={target} />
      ))}
    </section>
  );
}

interface Targeted {
  readonly target: string | undefined;
}

function ChapterView({ chapter: { id, title, blocks, sections }, target }: { readonly chapter: Chapter } & Targeted) {
  return (
    <section className={styles.chapter} aria-labelledby={id}>
      <h3 id={id} tabIndex={-1} className={styles.chapterTitle}>
        {title}
      </h3>
      <Blocks blocks={blocks} target={target} />
      {sections.map((section) => (
        <SectionView key={section.id} section={section} target={target} />
      ))}
    </section>
  );
}

function SectionView({ section: { id, code, title, blocks }, target }: { readonly section: Section } & Targeted) {
  return (
    <section className={classNames(styles.section, id === target && styles.target)} aria-labelledby={id}>
      <h4 id={id} tabIndex={-1} className={styles.sectionTitle}>
        {code && <Code id={id} code={code} />} {title}
      </h4>
      <Blocks blocks={blocks} target={target} />
    </section>
  );
}

/** An id as a link to its own place, to copy or to share. */
function Code({ id, code }: { readonly id: string; readonly code: string }) {
  return (
    <Link className={styles.id} to={ruleAddress(id)}>
      {code}
    </Link>
  );
}

function Blocks({ blocks, target }: { readonly blocks: readonly Block[] } & Targeted) {
  return <Each of={blocks}>{(block) => <BlockView block={block} target={target} />}</Each>;
}

function BlockView({ block, target }: { readonly block: Block } & Targeted) {
  switch (block.kind) {
    case "text":
      return (
        <p className={styles.text}>
          <RunningText words={block.words} />
        </p>
      );
    case "list":
      return <ListView items={block.items} isNumbered={block.isNumbered} />;
    case "formula":
      return <Formula>{block.text}</Formula>;
    case "entries":
      return (
        <ul className={styles.entries}>
          {block.entries.map((entry, index) => (
            <EntryView key={entry.id ?? index} entry={entry} isTarget={entry.id !== undefined && entry.id === target} />
          ))}
        </ul>
      );
    case "table":
      return <TableView head={block.head} rows={block.rows} />;
  }
}

function ListView({ items, isNumbered }: Omit<Extract<Block, { kind: "list" }>, "kind">) {
  const List = isNumbered ? "ol" : "ul";
  return (
    <List className={classNames(styles.list, isNumbered && styles.numbered)}>
      <Each of={items}>
        {(words) => (
          <li>
            <RunningText words={words} />
          </li>
        )}
      </Each>
    </List>
  );
}

function EntryView({ entry, isTarget }: { readonly entry: Entry; readonly isTarget: boolean }) {
  const { id, code, name, formula, text, facts } = entry;
  return (
    <li id={id} tabIndex={-1} className={classNames(styles.entry, isTarget && styles.target)}>
      <p className={styles.entryHead}>
        {id && code && <Code id={id} code={code} />}
        {name && (
          <strong className={styles.name}>
            <RunningText words={name} />
          </strong>
        )}
      </p>
      {formula && (
        <Formula>
          <RunningText words={formula} />
        </Formula>
      )}
      {text && (
        <p className={styles.text}>
          <RunningText words={text} />
        </p>
      )}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(([fact, value]) => (
            <div key={fact}>
              <dt>{fact}</dt>
              <dd>
                <RunningText words={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

function Formula({ children }: { readonly children: ReactNode }) {
  return <p className={styles.formula}>{children}</p>;
}

function TableView({ head, rows }: Omit<Extract<Block, { kind: "table" }>, "kind">) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <div className={styles.tablePlace} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <Each of={head}>
              {(words) => (
                <th scope="col">
                  <RunningText words={words} />
                </th>
              )}
            </Each>
          </tr>
        </thead>
        <tbody>
          <Each of={rows}>
            {(row) => (
              <tr>
                <Each of={row}>
                  {(words) => (
                    <td>
                      <RunningText words={words} />
                    </td>
                  )}
                </Each>
              </tr>
            )}
          </Each>
        </tbody>
      </table>
    </div>
  );
}
