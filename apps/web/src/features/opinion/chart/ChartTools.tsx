import { useFormats, useText } from "../../../i18n/index.ts";
import { SegmentedControl } from "../../../ui/index.ts";
import type { Opinion } from "../opinion.query.ts";
import { type ChangeOpinion, OPINION_SPANS, type OpinionState } from "../opinion-state.ts";
import styles from "./ChartTools.module.css";

interface ChartToolsProps {
  readonly opinion: Opinion;
  readonly state: OpinionState;
  readonly onChange: ChangeOpinion;
}

/** How many years, and whose targets. */
export function ChartTools({ opinion: { firms }, state: { span, firm }, onChange }: ChartToolsProps) {
  const text = useText();
  const { count } = useFormats();
  const offered = firms.toSorted((left, right) => left.name.localeCompare(right.name));
  // A firm of a link that does not follow the stock can still be taken away.
  const isStranger = firm !== null && !firms.some(({ id }) => id === firm);
  return (
    <div className={styles.tools} data-print="hide">
      <SegmentedControl
        label={text("opinion.span")}
        options={OPINION_SPANS.map((value) => ({
          value,
          label: text(`header.period.${value}`),
          title: text(`header.periodName.${value}`),
        }))}
        value={span}
        onChange={(next) => onChange((current) => ({ ...current, span: next }))}
      />
      <select
        className={styles.select}
        aria-label={text("opinion.firm")}
        value={firm ?? ""}
        onChange={({ target }) => onChange((current) => ({ ...current, firm: target.value || null }))}
      >
        <option value="">{text("opinion.allFirms")}</option>
        {isStranger && <option value={firm}>{firm}</option>}
        {offered.map(({ id, name, posts }) => (
          <option key={id} value={id}>
            {text("opinion.firmOption", { name, n: count(posts) })}
          </option>
        ))}
      </select>
    </div>
  );
}
