import type { WireValuationParameter } from "@plumbline/contract";
import type { ValuationParameter } from "@plumbline/contract/calls";
import { memo } from "react";
import { useLocale } from "../../../i18n/index.ts";
import { FigureValue } from "../../../ui/index.ts";
import { figureKind, figureName, writeFigure } from "../figures/figure-words.ts";
import { interpolate, placeholders } from "../figures/interpolate.tsx";
import styles from "./ParameterSource.module.css";

interface ParameterSourceProps {
  readonly name: ValuationParameter;
  readonly parameter: WireValuationParameter;
}

/** Rules whose inputs are growth rates of the named figures. */
const GROWTH_RULES: readonly string[] = ["DCF-10", "GRA-03"];

/** The default of a parameter, how it is computed, and from which figures. */
export const ParameterSource = memo(function ParameterSource({ name, parameter }: ParameterSourceProps) {
  const locale = useLocale();
  const { text } = locale;
  const { inputs, rule } = parameter;
  const kind = figureKind(name);
  const label = text("valuation.defaultOf", { parameter: text(`valuation.parameter.${name}`) });
  const source = text(`valuation.source.${name}`);
  const figure = (
    <FigureValue
      figure={parameter.default}
      label={label}
      format={(value) => writeFigure(value, kind, locale)}
      explanation={source}
    />
  );
  const remarks = useRemarks(name, parameter);
  return (
    <div className={styles.source}>
      <p>{interpolate(text("valuation.default", placeholders("value")), { value: figure })}</p>
      <details>
        <summary>{text("valuation.why")}</summary>
        <p>{source}</p>
        {remarks.map((remark) => (
          <p key={remark}>{remark}</p>
        ))}
        {inputs.length > 0 && (
          <dl className={styles.inputs}>
            {inputs.map((input) => {
              const inputLabel = figureName(input.name, locale);
              const inputKind = GROWTH_RULES.includes(rule) ? "rate" : figureKind(input.name);
              return (
                <div key={input.name}>
                  <dt>{inputLabel}</dt>
                  <dd>
                    <FigureValue
                      figure={input.figure}
                      label={inputLabel}
                      format={(value) => writeFigure(value, inputKind, locale)}
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

/** Remarks on the default: it is missing, a fallback, or limited by a bound. */
function useRemarks(name: ValuationParameter, { because, unbounded, ...parameter }: WireValuationParameter) {
  const locale = useLocale();
  const { text } = locale;
  const { default: figure } = parameter;
  const remarks: string[] = [];
  if (figure.value === null) remarks.push(text(`reason.${figure.because}`));
  if (because !== null) remarks.push(text("valuation.fallback", { reason: text(`reason.${because}`) }));
  if (unbounded !== null) {
    remarks.push(text("valuation.bounded", { value: writeFigure(unbounded, figureKind(name), locale) }));
  }
  return remarks;
}
