import type { WireValuationParameter } from "@plumbline/contract";
import type { ValuationParameter } from "@plumbline/contract/calls";
import { RotateCcw } from "lucide-react";
import { useLanguage } from "../../../i18n/index.ts";
import { Button } from "../../../ui/index.ts";
import { useBench, useLive } from "../live/use-live.ts";
import { moved } from "../state/valuation-choice.ts";
import { useSpeaker } from "../words/speaker.ts";
import styles from "./ParameterControl.module.css";
import { ParameterNumber } from "./ParameterNumber.tsx";
import { ParameterSlider } from "./ParameterSlider.tsx";
import { ParameterSource } from "./ParameterSource.tsx";

interface ParameterControlProps {
  readonly name: ValuationParameter;
  readonly parameter: WireValuationParameter;
}

/** A parameter of a model: a slider for the hand, a number for the exact value, its default and where that comes from. */
export function ParameterControl({ name, parameter }: ParameterControlProps) {
  const { text } = useSpeaker();
  const { change } = useBench();
  const isMoved = useLive(({ choice }) => choice.parameters[name] !== undefined);
  const language = useLanguage();
  const label = text(`valuation.parameter.${name}`);
  const reset = text("valuation.reset", { parameter: label });
  return (
    <div className={styles.control} data-moved={isMoved || undefined}>
      <div className={styles.head}>
        <span className={styles.name}>{label}</span>
        {isMoved && (
          <Button
            look="quiet"
            icon
            className={styles.reset}
            aria-label={reset}
            title={reset}
            onClick={() => change((current) => moved(current, name, undefined))}
          >
            <RotateCcw size={14} aria-hidden="true" />
          </Button>
        )}
        <ParameterNumber key={language} name={name} label={label} />
      </div>
      <ParameterSlider name={name} label={label} usual={parameter.default.value} />
      <ParameterSource name={name} parameter={parameter} />
    </div>
  );
}
