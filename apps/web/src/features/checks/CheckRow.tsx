import type { WireEvaluation } from "@plumbline/contract";
import type { CompanyType } from "@plumbline/contract/calls";
import { ChevronRight, SlidersHorizontal } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useLocale } from "../../i18n/index.ts";
import { Button, Chip } from "../../ui/index.ts";
import { CheckEvidence } from "./CheckEvidence.tsx";
import { CheckOutcomeMark } from "./CheckOutcomeMark.tsx";
import styles from "./CheckRow.module.css";
import { outcomeOf } from "./check-outcome.ts";
import { checkName, checkSentence, marginSentence } from "./check-sentence.ts";
import { writeThreshold } from "./check-value.ts";
import { checkWord } from "./check-words.ts";
import { ThresholdControl } from "./ThresholdControl.tsx";

interface CheckRowProps {
  readonly check: WireEvaluation;
  readonly companyType: CompanyType;
  /** The threshold in the address, which may be newer than the answer. */
  readonly threshold: number;
  readonly isOpen: boolean;
  /** Whether the address leads to it: it comes onto the screen. */
  readonly isSought: boolean;
  readonly onToggle: () => void;
  /** Null resets the threshold. */
  readonly onMove: (threshold: number | null) => void;
}

/** One check: its outcome, its sentence and its margin; the threshold and the evidence open below it. */
export function CheckRow({ check, companyType, threshold, isOpen, isSought, onToggle, onMove }: CheckRowProps) {
  const locale = useLocale();
  const { text } = locale;
  const [isMoving, setIsMoving] = useState(false);
  const id = useId();
  const row = useRef<HTMLLIElement>(null);
  // After the layout: a page of which everything is at hand is put to its top in the commit that draws this row.
  useEffect(() => {
    if (isSought) row.current?.scrollIntoView();
  }, [isSought]);
  const name = checkName(check, companyType, locale);
  const margin = marginSentence(check, locale);
  const outcome = outcomeOf(check);
  const defaultThreshold = writeThreshold(check.defaultThreshold, check, locale);
  return (
    <li className={styles.row} data-standing={outcome} ref={row}>
      <CheckOutcomeMark outcome={outcome} />
      <button
        type="button"
        className={styles.sentence}
        aria-expanded={isOpen}
        aria-controls={`${id}-evidence`}
        onClick={onToggle}
      >
        <span>{checkSentence(check, companyType, locale)}</span>
        <ChevronRight size={16} className={styles.chevron} aria-hidden="true" />
      </button>
      <p className={styles.margin}>
        {margin}
        {check.isMoved && (
          <Chip tone="notice" className={styles.moved}>
            {text("checks.moved", { threshold: defaultThreshold })}
          </Chip>
        )}
      </p>
      {outcome !== "notApplicable" && (
        <Button
          look="quiet"
          icon
          className={styles.change}
          data-print="hide"
          aria-label={text("checks.changeOf", { check: name })}
          title={text("checks.changeOf", { check: name })}
          aria-expanded={isMoving}
          aria-controls={`${id}-threshold`}
          onClick={() => setIsMoving(!isMoving)}
        >
          <SlidersHorizontal size={14} aria-hidden="true" />
        </Button>
      )}
      {isMoving && (
        <div className={styles.below}>
          <ThresholdControl id={`${id}-threshold`} check={check} name={name} threshold={threshold} onMove={onMove} />
        </div>
      )}
      {isOpen && (
        <div className={styles.below}>
          <CheckEvidence id={`${id}-evidence`} check={check} name={name} word={checkWord(check.id, companyType)} />
        </div>
      )}
    </li>
  );
}
