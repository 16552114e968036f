import type { WireValuationParameter } from "@plumbline/contract";
import type { ValuationParameter } from "@plumbline/contract/calls";
import { RotateCcw } from "lucide-react";
import { type CSSProperties, memo } from "react";
import { Button } from "../../../ui/index.ts";
import { isWithin } from "../state/valuation-choice.ts";
import { figureKind, writeFigure } from "../words/figure-kind.ts";
import { useSpeaker } from "../words/speaker.ts";
import styles from "./ParameterControl.module.css";
import { ParameterNumber } from "./ParameterNumber.tsx";
import { ParameterSource } from "./ParameterSource.tsx";
import { type SliderSpan, sliderSpan, stepOf, valueAt } from "./slider-span.ts";

interface ParameterControlProps {
  readonly name: ValuationParameter;
  readonly parameter: WireValuationParameter;
  /** What the model takes, moved or not; null where it is unknown. */
  readonly value: number | null;
  readonly isMoved: boolean;
  /** Undefined puts the parameter back. */
  readonly onMove: (name: ValuationParameter, value: number | undefined) => void;
}

/** A parameter of a model: a slider for the hand, a number for the exact value, its default and where that comes from. */
export const ParameterControl = memo(function ParameterControl(props: ParameterControlProps) {
  const { name, parameter, value, isMoved, onMove } = props;
  const speaker = useSpeaker();
  const { text } = speaker;
  const usual = parameter.default.value;
  const label = text(`valuation.parameter.${name}`);
  const span = sliderSpan(name, usual);
  return (
    <div className={styles.control} data-moved={isMoved || undefined}>
      <div className={styles.head}>
        <span className={styles.name}>{label}</span>
        {isMoved && (
          <Button
            look="quiet"
            icon
            className={styles.reset}
            aria-label={text("valuation.reset", { parameter: label })}
            title={text("valuation.reset", { parameter: label })}
            onClick={() => onMove(name, undefined)}
          >
            <RotateCcw size={14} aria-hidden="true" />
          </Button>
        )}
        <ParameterNumber name={name} label={label} value={value} onType={(typed) => onMove(name, typed)} />
      </div>
      {span && (
        <Slider
          label={label}
          span={span}
          value={value}
          usual={usual}
          spoken={value === null ? "" : writeFigure(value, figureKind(name), speaker)}
          onMove={(next) => isWithin(name, next) && onMove(name, next)}
        />
      )}
      <ParameterSource name={name} parameter={parameter} />
    </div>
  );
});

interface SliderProps {
  readonly label: string;
  readonly span: SliderSpan;
  readonly value: number | null;
  /** The default, which has a mark on the track. */
  readonly usual: number | null;
  readonly spoken: string;
  readonly onMove: (value: number) => void;
}

function Slider({ label, span, value, usual, spoken, onMove }: SliderProps) {
  const place = (at: number): number => (at - span.min) / (span.max - span.min);
  const at = stepOf(value ?? usual ?? span.min, span);
  const steps = Math.round((span.max - span.min) / span.step);
  const style = { "--place": at / steps, ...(usual !== null && { "--usual": place(usual) }) } as CSSProperties;
  return (
    <div className={styles.track} style={style}>
      {usual !== null && <span className={styles.usual} aria-hidden="true" />}
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={steps}
        value={at}
        aria-label={label}
        aria-valuetext={spoken}
        onChange={({ target }) => onMove(valueAt(target.valueAsNumber, span))}
      />
    </div>
  );
}
