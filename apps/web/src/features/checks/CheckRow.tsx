import type { WireEvaluation } from "@plumbline/contract";
import { ChevronRight, SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "../../ui/index.ts";
import { CheckEvidence } from "./CheckEvidence.tsx";
import styles from "./CheckRow.module.css";
import { checkName, checkSentence, marginSentence } from "./check-sentence.ts";
import { standingOf } from "./check-standing.ts";
import { writeThreshold } from "./check-value.ts";
import { type CompanyType, checkWord } from "./check-words.ts";
import { StandingMark } from "./StandingMark.tsx";
import { ThresholdControl } from "./ThresholdControl.tsx";
import { useSpeaker } from "./use-speaker.ts";

interface CheckRowProps {
  readonly check: WireEvaluation;
  readonly companyType: CompanyType;
  /** As it stands in the address, which may be ahead of the check. */
  readonly threshold: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Null puts the threshold back. */
  readonly onMove: (threshold: number | null) => void;
}

/** One check: how it stands, in a sentence, and by how much; below it its threshold and its evidence on demand. */
export function CheckRow({ check, companyType, threshold, isOpen, onToggle, onMove }: CheckRowProps) {
  const speaker = useSpeaker();
  const { text } = speaker;
  const [isMoving, setIsMoving] = useState(false);
  const id = useId();
  const name = checkName(check, companyType, speaker);
  const margin = marginSentence(check, speaker);
  const standing = standingOf(check);
  const defaultThreshold = writeThreshold(check.defaultThreshold, check, speaker);
  return (
    <li className={styles.row} data-standing={standing}>
      <StandingMark standing={standing} />
      <button
        type="button"
        className={styles.sentence}
        aria-expanded={isOpen}
        aria-controls={`${id}-evidence`}
        onClick={onToggle}
      >
        <span>{checkSentence(check, companyType, speaker)}</span>
        <ChevronRight size={16} className={styles.chevron} aria-hidden="true" />
      </button>
      <p className={styles.margin}>
        {margin}
        {check.isMoved && <span className={styles.moved}>{text("checks.moved", { threshold: defaultThreshold })}</span>}
      </p>
      {standing !== "notApplicable" && (
        <Button
          look="quiet"
          className={styles.change}
          data-print="hide"
          aria-label={text("checks.changeOf", { check: name })}
          aria-expanded={isMoving}
          aria-controls={`${id}-threshold`}
          onClick={() => setIsMoving(!isMoving)}
        >
          <SlidersHorizontal size={14} aria-hidden="true" />
          <span className={styles.word}>{text("checks.change")}</span>
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
