import type { WireOwnStrategy, WireStrategy } from "@plumbline/contract";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { callProblem, useOnceAtATime } from "../../../forms/index.ts";
import { useFormats, useText } from "../../../i18n/index.ts";
import { Button, Chip, Panel, showToast } from "../../../ui/index.ts";
import { StrategySentence } from "../sentence/StrategySentence.tsx";
import { useSentenceWords } from "../sentence/use-sentence-words.ts";
import { saveStrategy, versionsQuery } from "../strategies.query.ts";
import { type RuleLine, ruleChanges, ruleLines } from "./rule-lines.ts";
import styles from "./Versions.module.css";

/** Milliseconds for a whole sentence. */
const SENTENCE = 5000;
/** Versions that are shown at first. */
const FIRST = 5;

/** What a strategy has been: each version with its day and what changed, to be read and taken up again. */
export function Versions({ own }: { readonly own: WireOwnStrategy }) {
  const text = useText();
  const { count } = useFormats();
  const { data } = useSuspenseQuery(versionsQuery(own.id));
  const [showsAll, setShowsAll] = useState(false);
  const { versions } = data;
  const shown = showsAll ? versions : versions.slice(0, FIRST);
  return (
    <Panel title={text("versions.title")} note={text("versions.note")}>
      <ol className={styles.versions} reversed>
        {shown.map(({ version, savedAt, strategy }, at) => (
          <Version
            key={version}
            own={own}
            version={version}
            savedAt={savedAt}
            strategy={strategy}
            before={versions[at + 1]?.strategy ?? null}
          />
        ))}
      </ol>
      {versions.length > shown.length && (
        <Button look="quiet" onClick={() => setShowsAll(true)}>
          {text("versions.all", { n: count(versions.length) })}
        </Button>
      )}
    </Panel>
  );
}

interface VersionProps {
  readonly own: WireOwnStrategy;
  readonly version: number;
  readonly savedAt: string;
  readonly strategy: WireStrategy;
  /** The version before; null of the first that is kept. */
  readonly before: WireStrategy | null;
}

function Version({ own, version, savedAt, strategy, before }: VersionProps) {
  const text = useText();
  const { count, day } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const isCurrent = version === own.version;
  const n = count(version);
  // The day in universal time, as results count it, not that of the reader.
  const outOfSampleSince = savedAt.slice(0, 10);
  return (
    <li className={styles.version}>
      <div className={styles.head}>
        <p className={styles.name}>
          <strong>{text("versions.version", { n })}</strong>
          {isCurrent && <Chip tone="accent">{text("versions.current")}</Chip>}
          <span className={styles.day}>{text("versions.outOfSample", { day: day(outOfSampleSince) })}</span>
        </p>
        <div className={styles.actions}>
          <Button
            look="quiet"
            aria-expanded={isOpen}
            aria-label={text(isOpen ? "versions.closeThis" : "versions.openThis", { n })}
            onClick={() => setOpen(!isOpen)}
          >
            {text(isOpen ? "versions.close" : "versions.open")}
          </Button>
          {!isCurrent && <RestoreButton own={own} version={version} strategy={strategy} />}
        </div>
      </div>
      <Changes strategy={strategy} before={before} isFirst={version === 1} />
      {isOpen && (
        <div className={styles.rules}>
          <StrategySentence strategy={strategy} />
        </div>
      )}
    </li>
  );
}

function RestoreButton({ own, version, strategy }: Pick<VersionProps, "own" | "version" | "strategy">) {
  const text = useText();
  const { count } = useFormats();
  const client = useQueryClient();
  const [isBusy, start] = useOnceAtATime();
  const n = count(version);
  async function restore(): Promise<void> {
    try {
      const saved = await saveStrategy(client, { action: "change", id: own.id, strategy });
      const now = saved.find(({ id }) => id === own.id);
      if (now) showToast(text("versions.restored", { n, new: count(now.version) }), SENTENCE);
    } catch (failure) {
      showToast(callProblem(failure)(text), SENTENCE);
    }
  }
  return (
    <Button aria-disabled={isBusy} aria-label={text("versions.restoreThis", { n })} onClick={() => void start(restore)}>
      {text("versions.restore")}
    </Button>
  );
}

interface ChangesProps extends Pick<VersionProps, "strategy" | "before"> {
  readonly isFirst: boolean;
}

function Changes({ strategy, before, isFirst }: ChangesProps) {
  const text = useText();
  const words = useSentenceWords();
  const changes = useMemo(
    () => before && ruleChanges(ruleLines(before, words), ruleLines(strategy, words)),
    [before, strategy, words],
  );
  if (!changes) return <p className={styles.note}>{text(isFirst ? "versions.first" : "versions.oldest")}</p>;
  const { added, removed } = changes;
  if (added.length + removed.length === 0) return <p className={styles.note}>{text("versions.sameWords")}</p>;
  return (
    <ul className={styles.changes}>
      {removed.map((line) => (
        <Line key={`${line.part} ${line.sentence}`} line={line} kind="removed" />
      ))}
      {added.map((line) => (
        <Line key={`${line.part} ${line.sentence}`} line={line} kind="added" />
      ))}
    </ul>
  );
}

function Line({ line: { part, sentence }, kind }: { readonly line: RuleLine; readonly kind: "added" | "removed" }) {
  const text = useText();
  return (
    <li className={styles[kind]}>
      <span className={styles.sign} aria-hidden="true">
        {kind === "added" ? "+" : "−"}
      </span>
      <span>
        <span className="visually-hidden">{text(`versions.${kind}`)} </span>
        <span className={styles.part}>{text(`versions.part.${part}`)}</span> {sentence}
      </span>
    </li>
  );
}
