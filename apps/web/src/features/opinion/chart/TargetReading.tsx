import type { WireTarget } from "@plumbline/contract";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "../../../ui/index.ts";
import { OutcomeMark } from "../targets/OutcomeMark.tsx";
import { PostedPrice } from "../targets/PostedPrice.tsx";
import { TargetFigure } from "../targets/TargetFigure.tsx";
import { actionWord, type TargetSpeaker } from "../targets/target-words.ts";
import styles from "./TargetReading.module.css";

interface TargetReadingProps {
  readonly target: WireTarget;
  readonly speaker: TargetSpeaker;
  /** Which of the chart's targets it is. */
  readonly place: { readonly index: number; readonly count: number };
  readonly onMove: (step: (from: number) => number) => void;
}

/** The target that is read in the chart, with steps to its neighbours for fingers that do not meet it. */
export function TargetReading({ target, speaker, place: { index, count }, onMove }: TargetReadingProps) {
  const { text, formats, firmName } = speaker;
  return (
    <div className={styles.reading}>
      <Button
        look="quiet"
        icon
        data-print="hide"
        aria-label={text("opinion.earlier")}
        disabled={index <= 0}
        onClick={() => onMove((from) => Math.max(0, from - 1))}
      >
        <ChevronLeft size={16} aria-hidden="true" />
      </Button>
      <div className={styles.words}>
        <p className={styles.who}>
          <span className={styles.day}>{formats.day(target.provenance.periodEnd)}</span>
          <strong>{firmName(target.firm)}</strong>
          {target.analyst && <span className={styles.analyst}>{target.analyst}</span>}
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>{actionWord(target, text)}</dt>
            <dd>
              <TargetFigure target={target} speaker={speaker} />
            </dd>
          </div>
          <div>
            <dt>{text("opinion.priceWhenPosted")}</dt>
            <dd>
              <PostedPrice target={target} speaker={speaker} />
            </dd>
          </div>
          <div>
            <dt>{text("opinion.outcome")}</dt>
            <dd>
              <OutcomeMark target={target} speaker={speaker} />
            </dd>
          </div>
        </dl>
      </div>
      <Button
        look="quiet"
        icon
        data-print="hide"
        aria-label={text("opinion.later")}
        disabled={index >= count - 1}
        onClick={() => onMove((from) => Math.min(count - 1, from + 1))}
      >
        <ChevronRight size={16} aria-hidden="true" />
      </Button>
    </div>
  );
}
