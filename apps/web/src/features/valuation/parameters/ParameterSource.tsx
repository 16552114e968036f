import type { WireValuationParameter } from "@plumbline/contract";
import type { ValuationParameter } from "@plumbline/contract/calls";
import { memo } from "react";
import { FigureValue } from "../../../ui/index.ts";
import { figureKind, figureName, writeFigure } from "../figures/figure-words.ts";
import { filled, gaps } from "../figures/interpolate.tsx";
import { useSpeaker } from "../figures/locale.ts";
import styles from "./ParameterGroup.module.css";

interface ParameterSourceProps {
  readonly name: ValuationParameter;
  readonly parameter: WireValuationParameter;
}

/** Rules whose inputs are growth rates of what they are called. */
const GROWTH_RULES: readonly string[] = ["DCF-10", "GRA-03"];

/** The default of a parameter, how it came about, and the figures it was made of. */
export const ParameterSource = memo(function ParameterSource({ name, parameter }: ParameterSourceProps) {
  const speaker = useSpeaker();
  const { text } = speaker;
  const { inputs, rule } = parameter;
  const kind = figureKind(name);
  const label = text("valuation.defaultOf", { parameter: text(`valuation.parameter.${name}`) });
  const source = text(`valuation.source.${name}`);
  const figure = (
    <FigureValue
      figure={parameter.default}
      label={label}
      format={(value) => writeFigure(value, kind, speaker)}
      explanation={source}
    />
  );
  const remarks = useRemarks(name, parameter);
  return (
    <div className={styles.source}>
      <p>{filled(text("valuation.default", gaps("value")), { value: figure })}</p>
      <details>
        <summary>{text("valuation.why")}</summary>
        <p>{source}</p>
        {remarks.map((remark) => (
          <p key={remark}>{remark}</p>
        ))}
        {inputs.length > 0 && (
          <dl className={styles.inputs}>
            {inputs.map((input) => {
              const called = figureName(input.name, speaker);
              const of = GROWTH_RULES.includes(rule) ? "rate" : figureKind(input.name);
              return (
                <div key={input.name}>
                  <dt>{called}</dt>
                  <dd>
                    <FigureValue
                      figure={input.figure}
                      label={called}
                      format={(value) => writeFigure(value, of, speaker)}
                    />
                  </dd>
                </div>
              );
            })}
          </dl>
        )}
      </details>
    </div>
  );
});

/** What a reader should know of the default: that it is a fallback, or held at a bound. */
function useRemarks(name: ValuationParameter, { because, unbounded, ...parameter }: WireValuationParameter) {
  const speaker = useSpeaker();
  const { text } = speaker;
  const { default: usual } = parameter;
  const remarks: string[] = [];
  if (usual.value === null) remarks.push(text(`reason.${usual.because}`));
  if (because !== null) remarks.push(text("valuation.fallback", { reason: text(`reason.${because}`) }));
  if (unbounded !== null) {
    remarks.push(text("valuation.bounded", { value: writeFigure(unbounded, figureKind(name), speaker) }));
  }
  return remarks;
}
