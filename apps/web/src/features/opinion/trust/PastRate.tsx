import type { WireFigure, WireHitRate } from "@plumbline/contract";
import { IntervalBar } from "../../../charts/IntervalBar.tsx";
import { MISSING } from "../../../format/index.ts";
import { useFormats, useText } from "../../../i18n/index.ts";
import { FigureValue } from "../../../ui/index.ts";
import { useRateExplanation } from "../firms/use-rate-explanation.ts";
import styles from "./PastTargets.module.css";

interface PastRateProps {
  readonly name: "metAny" | "metEnd";
  /** Undefined where too few targets are judged. */
  readonly rate: WireHitRate | undefined;
  /** Targets that are judged. */
  readonly matured: number;
  readonly others: WireFigure;
}

/** How often targets were reached, for this stock and for others. */
export function PastRate({ name, rate, matured, others }: PastRateProps) {
  const text = useText();
  const { percent } = useFormats();
  const explain = useRateExplanation();
  const what = text(`opinion.${name}`);
  const written = (value: number) => percent(value, 0);
  return (
    <tr>
      <th scope="row">{what}</th>
      <td>
        {rate ? (
          <span className={styles.rate}>
            <FigureValue
              figure={rate.rate}
              label={text("opinion.ofThisStock", { what })}
              format={written}
              explanation={explain(name, rate, matured)}
            />
            <IntervalBar
              value={rate.rate.value ?? 0}
              {...rate.interval}
              against={others.value ?? undefined}
              className={styles.bar}
            />
          </span>
        ) : (
          MISSING
        )}
      </td>
      <td>
        <FigureValue
          figure={others}
          label={text("opinion.ofOthers", { what })}
          format={written}
          explanation={text("opinion.explain.baseRate")}
        />
      </td>
    </tr>
  );
}
