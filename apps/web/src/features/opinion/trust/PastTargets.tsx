import type { WireFigure, WireHitRate } from "@plumbline/contract";
import { IntervalBar } from "../../../charts/index.ts";
import { MISSING } from "../../../format/index.ts";
import { sourceName, useFormats, useText } from "../../../i18n/index.ts";
import { FigureValue, Hint, Table } from "../../../ui/index.ts";
import type { WireOpinion } from "../opinion.query.ts";
import { useRateExplanation } from "../use-rate-explanation.ts";
import styles from "./PastTargets.module.css";

/** The track record of targets for this stock beside published rates for other stocks. */
export function PastTargets({ opinion }: { readonly opinion: WireOpinion }) {
  const { symbol, record, baseRates, matured, fewestMatured } = opinion;
  const text = useText();
  const { count, points } = useFormats();
  const { provenance } = baseRates.metAny.value === null ? { provenance: null } : baseRates.metAny;
  const years = { from: provenance?.periodStart?.slice(0, 4) ?? "", to: provenance?.periodEnd?.slice(0, 4) ?? "" };
  return (
    <div className={styles.past}>
      <Table edge="flush" figures className={styles.table} aria-label={text("opinion.pastTargets")}>
        <thead>
          <tr>
            <td />
            <th scope="col">{symbol}</th>
            <th scope="col">{text("opinion.published", years)}</th>
          </tr>
        </thead>
        <tbody>
          <PastRate name="metAny" rate={record?.metAny} matured={matured} others={baseRates.metAny} />
          <PastRate name="metEnd" rate={record?.metEnd} matured={matured} others={baseRates.metEnd} />
          <PastError name="absoluteError" own={record?.absoluteError} others={baseRates.absoluteError} />
          <PastError name="bias" own={record?.bias} />
          <tr>
            <th scope="row" colSpan={2}>
              {text("opinion.excessReturn")}
            </th>
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
      </Table>
      {!record && (
        <p className={styles.note}>
          {text("opinion.tooFew", { count: matured, n: count(matured), least: count(fewestMatured) })}
        </p>
      )}
      {provenance && (
        <Hint about={text("opinion.pastTargets")}>
          <p>{text("opinion.sourceOf", { source: sourceName(provenance.source, text) })}</p>
        </Hint>
      )}
    </div>
  );
}

interface PastRateProps {
  readonly name: "metAny" | "metEnd";
  /** Undefined where too few targets are judged. */
  readonly rate: WireHitRate | undefined;
  /** Number of judged targets. */
  readonly matured: number;
  readonly others: WireFigure;
}

/** The share of targets that were met, for this stock and for others. */
function PastRate({ name, rate, matured, others }: PastRateProps) {
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

interface PastErrorProps {
  readonly name: "absoluteError" | "bias";
  /** Undefined where too few targets are judged. */
  readonly own: WireFigure | undefined;
  readonly others?: WireFigure;
}

/** The error of targets for this stock and, where it is published, for others. */
function PastError({ name, own, others }: PastErrorProps) {
  const text = useText();
  const { percent, change } = useFormats();
  const what = text(`opinion.${name}`);
  const written = (value: number) => (name === "bias" ? change(value, 0) : percent(value, 0));
  return (
    <tr>
      <th scope="row">{what}</th>
      <td>
        {own ? (
          <FigureValue
            figure={own}
            label={text("opinion.ofThisStock", { what })}
            format={written}
            explanation={text(`opinion.explain.${name}`)}
          />
        ) : (
          MISSING
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
