import type { WireValuation, WireValuationParameter } from "@plumbline/contract";
import type { ValuationParameter } from "@plumbline/contract/calls";
import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage, useLocale } from "../../../i18n/index.ts";
import { Button, SegmentedControl } from "../../../ui/index.ts";
import { useValuationState, useValuationStore } from "../store/valuation-store.ts";
import { withParameter } from "../valuation-choice.ts";
import styles from "./ParameterGroup.module.css";
import { ParameterNumber } from "./ParameterNumber.tsx";
import { ParameterSlider } from "./ParameterSlider.tsx";
import { ParameterSource } from "./ParameterSource.tsx";

interface ParameterGroupProps {
  readonly names: readonly ValuationParameter[];
  readonly parameters: WireValuation["parameters"];
}

/** A group of a model's parameters. */
export function ParameterGroup({ names, parameters }: ParameterGroupProps) {
  return names.map((name) => <ParameterControl key={name} name={name} parameter={parameters[name]} />);
}

interface ParameterControlProps {
  readonly name: ValuationParameter;
  readonly parameter: WireValuationParameter;
}

/** A parameter of a model: a slider, a number for the exact value, and the default with its source. */
function ParameterControl({ name, parameter }: ParameterControlProps) {
  const { text } = useLocale();
  const { change } = useValuationStore();
  const isMoved = useValuationState(({ choice }) => choice.parameters[name] !== undefined);
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
            onClick={() => change((current) => withParameter(current, name, undefined))}
          >
            <RotateCcw size={14} aria-hidden="true" />
          </Button>
        )}
        <ParameterNumber key={language} name={name} label={label} />
      </div>
      <ParameterSlider name={name} label={label} defaultValue={parameter.default.value} />
      <ParameterSource name={name} parameter={parameter} />
    </div>
  );
}

interface MoreParametersProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** A disclosure with parameters that most readers do not change. */
export function MoreParameters({ title, note, children }: MoreParametersProps) {
  return (
    <details className={styles.more}>
      <summary>{title}</summary>
      {note && <p className={styles.moreNote}>{note}</p>}
      {children}
    </details>
  );
}

interface MethodSwitchProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly note?: string | undefined;
}

/** A labelled choice between two methods. */
export function MethodSwitch<Value extends string>({ label, note, ...control }: MethodSwitchProps<Value>) {
  return (
    <div className={styles.switch}>
      <span className={styles.switchLabel}>{label}</span>
      <SegmentedControl label={label} {...control} />
      {note && <p className={styles.switchNote}>{note}</p>}
    </div>
  );
}
