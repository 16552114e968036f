import type { WireTarget } from "@plumbline/contract";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "../../../ui/index.ts";
import { OutcomeMark } from "../targets/OutcomeMark.tsx";
import { PriceWhenPosted, PriorTarget, TargetFigure } from "../targets/TargetFigures.tsx";
import { actionWord, type TargetLocale } from "../targets/target-words.ts";
import styles from "./SelectedTarget.module.css";

interface SelectedTargetProps {
  readonly target: WireTarget;
  readonly locale: TargetLocale;
  /** Its position among the chart's targets. */
  readonly place: { readonly index: number; readonly count: number };
  readonly onMove: (step: (from: number) => number) => void;
}

/** The selected target in words, with buttons to its neighbours for readers who cannot hit a mark. */
export function SelectedTarget({ target, locale, place: { index, count }, onMove }: SelectedTargetProps) {
  const { text, formats, firmName } = locale;
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
          {target.analyst && (
            <span className={styles.analyst} title={target.analyst}>
              {target.analyst}
            </span>
          )}
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>{actionWord(target, text)}</dt>
            <dd className={styles.target}>
              <PriorTarget target={target} locale={locale} />
              <TargetFigure target={target} locale={locale} />
            </dd>
          </div>
          <div>
            <dt>{text("opinion.priceThen")}</dt>
            <dd>
              <PriceWhenPosted target={target} locale={locale} />
            </dd>
          </div>
        </dl>
        <OutcomeMark target={target} locale={locale} />
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
