import type { WireStrategy } from "@plumbline/contract";
import { readStrategy, type SentenceGroup, type SentencePart, type Strategy } from "@plumbline/core/strategy";
import { type ReactNode, useMemo } from "react";
import { useText } from "../../../i18n/index.ts";
import styles from "./StrategySentence.module.css";
import { useSentenceWords } from "./use-sentence-words.ts";
import { writeSentence } from "./write-sentence.ts";

interface StrategySentenceProps {
  /** Whose rules make sense. */
  readonly strategy: WireStrategy;
}

/** A whole strategy in the reader's language, in the order in which it acts. */
export function StrategySentence({ strategy }: StrategySentenceProps) {
  const text = useText();
  const tree = useMemo(() => readStrategy(strategy as Strategy), [strategy]);
  const { universe, entry, exit, stops, ranking, positions, sizing, trading } = tree;
  return (
    <dl className={styles.sentence}>
      <Line head={text("sentence.head.universe")}>
        <Parts parts={universe} />
      </Line>
      {entry.members.length === 0 ? (
        <Line head={text("sentence.head.entryNone")}>{text("sentence.head.noRules")}</Line>
      ) : (
        <Line head={text("sentence.head.entry")}>
          <Group group={entry} />
        </Line>
      )}
      {"join" in exit ? (
        <Line head={text("sentence.head.exitWhen")}>
          <Group group={exit} />
        </Line>
      ) : (
        <Line head={text("sentence.head.exit")}>
          <Parts parts={[exit]} />
        </Line>
      )}
      {stops.length > 0 && (
        <Line head={text("sentence.head.stops")}>
          <Parts parts={stops} />
        </Line>
      )}
      {ranking && (
        <Line head={text("sentence.head.ranking")}>
          <Parts parts={[ranking]} />
        </Line>
      )}
      <Line head={text("sentence.head.positions")}>
        <Parts parts={[positions, sizing]} />
      </Line>
      <Line head={text("sentence.head.trading")}>
        <Parts parts={[trading]} />
      </Line>
    </dl>
  );
}

function Line({ head, children }: { readonly head: string; readonly children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt className={styles.head}>{head}</dt>
      <dd className={styles.body}>{children}</dd>
    </div>
  );
}

/** Phrases beside each other, as the language lists them. */
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
