import type { WireStrategy } from "@plumbline/contract";
import { readStrategy, type Strategy } from "@plumbline/core/strategy";
import { type ReactNode, useMemo } from "react";
import { useText } from "../../../i18n/index.ts";
import { SentenceBody } from "./SentenceBody.tsx";
import styles from "./StrategySentence.module.css";

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
        <SentenceBody rules={universe} />
      </Line>
      {entry.members.length === 0 ? (
        <Line head={text("sentence.head.entryNone")}>{text("sentence.head.noRules")}</Line>
      ) : (
        <Line head={text("sentence.head.entry")}>
          <SentenceBody rules={entry} />
        </Line>
      )}
      <Line head={text("join" in exit ? "sentence.head.exitWhen" : "sentence.head.exit")}>
        <SentenceBody rules={"join" in exit ? exit : [exit]} />
      </Line>
      {stops.length > 0 && (
        <Line head={text("sentence.head.stops")}>
          <SentenceBody rules={stops} />
        </Line>
      )}
      {ranking && (
        <Line head={text("sentence.head.ranking")}>
          <SentenceBody rules={[ranking]} />
        </Line>
      )}
      <Line head={text("sentence.head.positions")}>
        <SentenceBody rules={[positions, sizing]} />
      </Line>
      <Line head={text("sentence.head.trading")}>
        <SentenceBody rules={trading} />
      </Line>
    </dl>
  );
}

function Line({ head, children }: { readonly head: string; readonly children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt className={styles.head}>{head}</dt>
      <dd>{children}</dd>
    </div>
  );
}
