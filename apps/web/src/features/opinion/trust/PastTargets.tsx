import type { WireFigure, WireHitRate } from "@plumbline/contract";
import { IntervalBar } from "../../../charts/IntervalBar.tsx";
import { useFormats, useText } from "../../../i18n/index.ts";
import { FigureValue } from "../../../ui/index.ts";
import { useRateExplanation } from "../firms/use-rate-explanation.ts";
import type { Opinion } from "../opinion.query.ts";
import styles from "./PastTargets.module.css";

/** How often targets for this stock were right, beside what was published of others. */
export function PastTargets({ opinion }: { readonly opinion: Opinion }) {
  const { record, baseRates, matured, fewestMatured } = opinion;
  const text = useText();
  const { count, points } = useFormats();
  const { provenance } = baseRates.metAny.value === null ? { provenance: null } : baseRates.metAny;
  const years = { from: provenance?.periodStart?.slice(0, 4) ?? "", to: provenance?.periodEnd?.slice(0, 4) ?? "" };
  return (
    <div className={styles.past}>
      <table className={styles.table}>
        <caption className="visually-hidden">{text("opinion.pastTargets")}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{text("opinion.thisStock")}</th>
            <th scope="col">{text("opinion.published", years)}</th>
          </tr>
        </thead>
        <tbody>
          <Rate name="metAny" rate={record?.metAny} matured={matured} others={baseRates.metAny} />
          <Rate name="metEnd" rate={record?.metEnd} matured={matured} others={baseRates.metEnd} />
          <Row name="absoluteError" own={record?.absoluteError} others={baseRates.absoluteError} />
          <Row name="bias" own={record?.bias} />
          <tr>
            <th scope="row">{text("opinion.excessReturn")}</th>
            <td />
            <td>
              <FigureValue
                figure={baseRates.excessReturn}
                label={text("opinion.ofOthers", { what: text("opinion.excessReturn") })}
                format={(value) => text("opinion.points", { n: points(value, 0) })}
                explanation={text("opinion.explain.excessReturn")}
              />
            </td>
          </tr>
        </tbody>
      </table>
      {!record && (
        <p className={styles.note}>
          {text("opinion.tooFew", { count: matured, n: count(matured), least: count(fewestMatured) })}
        </p>
      )}
      {provenance && <p className={styles.note}>{text("opinion.sourceOf", { source: provenance.source })}</p>}
    </div>
  );
}

interface RateProps {
  readonly name: "metAny" | "metEnd";
  readonly rate: WireHitRate | undefined;
  readonly matured: number;
  readonly others: WireFigure;
}

function Rate({ name, rate, matured, others }: RateProps) {
  const text = useText();
  const { percent } = useFormats();
  const explain = useRateExplanation();
  const what = text(`opinion.${name}`);
  const written = (value: number) => percent(value, 0);
  return (
    <tr>
      <th scope="row">{what}</th>
      <td>
        {rate && (
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

interface RowProps {
  readonly name: "absoluteError" | "bias";
  readonly own: WireFigure | undefined;
  readonly others?: WireFigure;
}

function Row({ name, own, others }: RowProps) {
  const text = useText();
  const { percent, change } = useFormats();
  const what = text(`opinion.${name}`);
  const written = (value: number) => (name === "bias" ? change(value, 0) : percent(value, 0));
  return (
    <tr>
      <th scope="row">{what}</th>
      <td>
        {own && (
          <FigureValue
            figure={own}
            label={text("opinion.ofThisStock", { what })}
            format={written}
            explanation={text(`opinion.explain.${name}`)}
          />
        )}
      </td>
      <td>
        {others && (
          <FigureValue
            figure={others}
            label={text("opinion.ofOthers", { what })}
            format={written}
            explanation={text("opinion.explain.baseRate")}
          />
        )}
      </td>
    </tr>
  );
}
