import { useFormats, useText } from "../../../i18n/index.ts";
import { FigureValue } from "../../../ui/index.ts";
import type { Opinion } from "../opinion.query.ts";
import { PastError } from "./PastError.tsx";
import { PastRate } from "./PastRate.tsx";
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
