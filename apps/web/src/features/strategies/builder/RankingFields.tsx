import type { WireStrategy } from "@plumbline/contract";
import { STRATEGY_LIMITS } from "@plumbline/core/words";
import { useText } from "../../../i18n/index.ts";
import { Button, Select } from "../../../ui/index.ts";
import styles from "./Builder.module.css";
import { moved, type Tunable } from "./draft.ts";
import { MoveTools } from "./MoveTools.tsx";
import { NumberField } from "./NumberField.tsx";
import { OperandField } from "./OperandField.tsx";
import { Problems } from "./Problems.tsx";
import { useDraft } from "./use-draft.ts";

type Term = NonNullable<WireStrategy["ranking"]>["by"][number];

const FIRST_TERM: Term = {
  operand: { indicator: "momentum", parameters: { length: 252 } },
  best: "highest",
};

/** Which candidates come first: by one value, or by the weighted mean of the percentiles of several. */
export function RankingFields() {
  const text = useText();
  const { strategy, change } = useDraft();
  const terms = strategy.ranking?.by ?? [];
  const withTerms = (next: readonly Term[]): WireStrategy => ({
    ...strategy,
    ranking: next.length === 0 ? null : { by: [...next] },
  });
  return (
    <div className={styles.settings}>
      {terms.length === 0 && <p className={styles.waiting}>{text("builder.rankNone")}</p>}
      <ol className={styles.rules}>
        {terms.map((term, at) => (
          <TermRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a term is its place.
            key={at}
            term={term}
            at={at}
            count={terms.length}
            place={(next) => withTerms(terms.with(at, next))}
            onMove={(by) => change(withTerms(moved(terms, at, at + by)))}
            onRemove={() => change(withTerms(terms.toSpliced(at, 1)))}
          />
        ))}
      </ol>
      {terms.length > 1 && <p className={styles.waiting}>{text("builder.rankSeveral")}</p>}
      <Problems path="ranking" />
      {terms.length < STRATEGY_LIMITS.ranked && (
        <div className={styles.adding}>
          <Button onClick={() => change(withTerms([...terms, FIRST_TERM]))}>{text("builder.rankAdd")}</Button>
        </div>
      )}
    </div>
  );
}

interface TermRowProps {
  readonly term: Term;
  readonly at: number;
  readonly count: number;
  readonly place: (term: Term) => WireStrategy;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

function TermRow({ term, at, count, place, onMove, onRemove }: TermRowProps) {
  const text = useText();
  const { change } = useDraft();
  const { weight, ...unweighted } = term;
  const n = at + 1;
  const placeWeight = (next: Tunable) => place(next === 1 ? unweighted : { ...term, weight: next });
  return (
    <li className={styles.rule}>
      {/* biome-ignore lint/a11y/useSemanticElements: the row of a value is a group of fields without a border. */}
      <div role="group" aria-label={text("builder.rankTerm", { n })} className={styles.fields}>
        <span className={styles.terms}>
          <OperandField
            label={text("builder.rankBy")}
            operand={term.operand}
            place={(operand) => place({ ...term, operand })}
          />
          <Select
            aria-label={text("builder.best")}
            value={term.best}
            onChange={({ target }) => change(place({ ...term, best: target.value as Term["best"] }))}
          >
            {(["highest", "lowest"] as const).map((best) => (
              <option key={best} value={best}>
                {text(`builder.best.${best}`)}
              </option>
            ))}
          </Select>
          {(count > 1 || weight !== undefined) && (
            <span className={styles.shift}>
              <span aria-hidden="true">{text("builder.weight")}</span>
              <NumberField
                label={text("builder.weight")}
                value={weight ?? 1}
                unit="times"
                min={0.01}
                max={100}
                place={placeWeight}
              />
            </span>
          )}
        </span>
        <span className={styles.tools}>
          <MoveTools kind="rank" n={n} count={count} onMove={onMove} onRemove={onRemove} />
        </span>
      </div>
    </li>
  );
}
