import type { WireListedTarget } from "@plumbline/contract";
import { OutcomeMark } from "./OutcomeMark.tsx";
import { PostedPrice } from "./PostedPrice.tsx";
import { TargetFigure } from "./TargetFigure.tsx";
import styles from "./TargetRow.module.css";
import { actionWord, type TargetSpeaker } from "./target-words.ts";
import { UpsideFigure } from "./UpsideFigure.tsx";

export interface ListedTargetProps {
  readonly target: WireListedTarget;
  readonly speaker: TargetSpeaker;
  readonly onShow: () => void;
}

/** One of the newest targets as a row; its day opens it in the chart. */
export function TargetRow({ target, speaker, onShow }: ListedTargetProps) {
  const { text, formats, firmName } = speaker;
  const on = formats.day(target.provenance.periodEnd);
  const firm = firmName(target.firm);
  return (
    <tr className={styles.row}>
      <td className={styles.day}>
        <button
          type="button"
          aria-label={text("opinion.showInChart", { firm, day: on })}
          title={text("opinion.showInChart", { firm, day: on })}
          onClick={onShow}
        >
          {on}
        </button>
      </td>
      <th scope="row" className={styles.firm}>
        {firm}
        {target.analyst && <span className={styles.analyst}>{target.analyst}</span>}
      </th>
      <td className={styles.action}>{actionWord(target, text)}</td>
      <td className={styles.target}>
        <TargetFigure target={target} speaker={speaker} />
      </td>
      <td className={styles.figure}>
        <PostedPrice target={target} speaker={speaker} />
      </td>
      <td className={styles.figure}>
        <UpsideFigure target={target} when="upsideThen" speaker={speaker} />
      </td>
      <td className={styles.figure}>
        <UpsideFigure target={target} when="upsideNow" speaker={speaker} />
      </td>
      <td className={styles.outcome}>
        <OutcomeMark target={target} speaker={speaker} />
      </td>
    </tr>
  );
}
