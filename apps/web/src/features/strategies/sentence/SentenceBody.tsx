import type { SentenceGroup, SentencePart } from "@plumbline/core/strategy";
import { useText } from "../../../i18n/index.ts";
import styles from "./SentenceBody.module.css";
import { useSentenceWords } from "./use-sentence-words.ts";
import { writeSentence } from "./write-sentence.ts";

/** Rules as the language lists them: a group with how they are joined, or sentences one after the other. */
export function SentenceBody({ rules }: { readonly rules: SentenceGroup | readonly SentencePart[] }) {
  return <div className={styles.body}>{"members" in rules ? <Group group={rules} /> : <Parts parts={rules} />}</div>;
}

function Parts({ parts }: { readonly parts: readonly SentencePart[] }) {
  const words = useSentenceWords();
  return parts.map(({ path, sentence }) => <p key={path}>{writeSentence(sentence, words)}</p>);
}

function Group({ group }: { readonly group: SentenceGroup }) {
  const text = useText();
  const words = useSentenceWords();
  const { members, join } = group;
  return (
    <>
      {members.length > 1 && <p className={styles.join}>{text(`sentence.head.${join}`)}</p>}
      <ul className={members.length > 1 ? styles.rules : undefined}>
        {members.map((member) => (
          <li key={member.path}>
            {"join" in member ? <Group group={member} /> : writeSentence(member.sentence, words)}
          </li>
        ))}
      </ul>
    </>
  );
}
