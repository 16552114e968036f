import { OutcomeMark } from "./OutcomeMark.tsx";
import { PostedPrice } from "./PostedPrice.tsx";
import styles from "./TargetCard.module.css";
import { TargetFigure } from "./TargetFigure.tsx";
import type { ListedTargetProps } from "./TargetRow.tsx";
import { actionWord } from "./target-words.ts";
import { UpsideFigure } from "./UpsideFigure.tsx";

/** One of the newest targets as a card, for a narrow screen. */
export function TargetCard({ target, speaker, onShow }: ListedTargetProps) {
  const { text, formats, firmName } = speaker;
  const on = formats.day(target.provenance.periodEnd);
  const firm = firmName(target.firm);
  return (
    <li className={styles.card}>
      <p className={styles.who}>
        <strong>{firm}</strong>
        {target.analyst && <span className={styles.analyst}>{target.analyst}</span>}
        <button type="button" aria-label={text("opinion.showInChart", { firm, day: on })} onClick={onShow}>
          {on}
        </button>
      </p>
      <p className={styles.what}>
        <span>{actionWord(target, text)}</span>
        <TargetFigure target={target} speaker={speaker} />
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{text("opinion.priceThen")}</dt>
          <dd>
            <PostedPrice target={target} speaker={speaker} />
          </dd>
        </div>
        <div>
          <dt>{text("opinion.upsideThen")}</dt>
          <dd>
            <UpsideFigure target={target} when="upsideThen" speaker={speaker} />
          </dd>
        </div>
        <div>
          <dt>{text("opinion.upsideNow")}</dt>
          <dd>
            <UpsideFigure target={target} when="upsideNow" speaker={speaker} />
          </dd>
        </div>
      </dl>
      <OutcomeMark target={target} speaker={speaker} />
    </li>
  );
}
