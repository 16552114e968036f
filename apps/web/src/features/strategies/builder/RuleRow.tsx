import type { WireStrategy } from "@plumbline/contract";
import type { CheckId } from "@plumbline/core/checks";
import { COMPARISONS, PERCENTILE_GROUPS, RANKINGS } from "@plumbline/core/words";
import { useText } from "../../../i18n/index.ts";
import { Button, Select } from "../../../ui/index.ts";
import { useSentenceWords } from "../sentence/use-sentence-words.ts";
import styles from "./Builder.module.css";
import type { Operand, Rule } from "./draft.ts";
import { MoveTools } from "./MoveTools.tsx";
import { NumberField } from "./NumberField.tsx";
import { OperandField } from "./OperandField.tsx";
import { thresholdOf, unitBeside } from "./operands.ts";
import { Problems } from "./Problems.tsx";
import { useDraft } from "./use-draft.ts";

export interface RuleRowProps {
  readonly rule: Rule;
  /** Place in the tree, such as `entry.all.0`. */
  readonly path: string;
  /** As the reader counts: 1 is the first. */
  readonly n: number;
  readonly count: number;
  /** A filter of the universe is a rule too. */
  readonly kind?: "rule" | "filter";
  /** The strategy with another rule in this place. */
  readonly place: (rule: Rule) => WireStrategy;
  readonly onRemove: () => void;
  readonly onMove: (by: -1 | 1) => void;
}

const OPERATORS = [...COMPARISONS, "between", ...RANKINGS] as const;
type Operator = (typeof OPERATORS)[number];
type Compared = Exclude<Rule, { check: unknown }>;

const isRanking = (operator: string): operator is (typeof RANKINGS)[number] =>
  (RANKINGS as readonly string[]).includes(operator);

/** One rule: what is looked at, how, against what. */
export function RuleRow({ rule, path, n, count, kind = "rule", place, onRemove, onMove }: RuleRowProps) {
  const text = useText();
  const { change } = useDraft();
  const isNegated = rule.not === true;
  const { not: _, ...plain } = rule;
  return (
    <li className={styles.rule}>
      {/* biome-ignore lint/a11y/useSemanticElements: the row of a rule is a group of fields without a border. */}
      <div role="group" aria-label={text(`builder.${kind}`, { n })} className={styles.fields}>
        <span className={styles.terms}>
          {"check" in rule ? <CheckFields rule={rule} place={place} /> : <ComparedFields rule={rule} place={place} />}
        </span>
        <span className={styles.tools}>
          <Button
            look="quiet"
            aria-pressed={isNegated}
            aria-label={text("builder.notLabel", { n })}
            className={styles.not}
            onClick={() => change(place(isNegated ? (plain as Rule) : { ...rule, not: true }))}
          >
            {text("builder.not")}
          </Button>
          <MoveTools kind="rule" n={n} count={count} onMove={onMove} onRemove={onRemove} />
        </span>
      </div>
      <Problems path={path} />
    </li>
  );
}

interface CheckFieldsProps {
  readonly rule: Extract<Rule, { check: unknown }>;
  readonly place: (rule: Rule) => WireStrategy;
}

function CheckFields({ rule, place }: CheckFieldsProps) {
  const text = useText();
  const { change } = useDraft();
  const toCheck = (id: string) => change(place({ check: id as CheckId, state: rule.state }));
  return (
    <>
      <OperandField
        label={text("builder.subject")}
        operand={null}
        checks={{ chosen: rule.check, onChoose: toCheck }}
        place={(left) => place({ left, operator: "above", right: { number: 0 } })}
      />
      <Select
        aria-label={text("builder.operator")}
        className={styles.select}
        value={rule.state}
        onChange={({ target }) => change(place({ ...rule, state: target.value as "pass" | "fail" }))}
      >
        {(["pass", "fail"] as const).map((state) => (
          <option key={state} value={state}>
            {text(`builder.op.${state}`)}
          </option>
        ))}
      </Select>
      <ThresholdField rule={rule} place={place} />
    </>
  );
}

/** The check's own threshold, or one of the reader. */
function ThresholdField({ rule, place }: CheckFieldsProps) {
  const text = useText();
  const { change } = useDraft();
  const { names } = useSentenceWords();
  const { threshold, ...usual } = rule;
  const own = names.checks.find(({ id }) => id === rule.check)?.threshold ?? 0;
  return (
    <span className={styles.shift}>
      <label className={styles.at}>
        <input
          type="checkbox"
          checked={threshold !== undefined}
          onChange={({ target }) => change(place(target.checked ? { ...rule, threshold: own } : usual))}
        />
        {text("builder.threshold")}
      </label>
      {threshold !== undefined && (
        <NumberField
          label={text("builder.threshold")}
          value={threshold}
          {...thresholdOf(rule.check)}
          place={(next) => place({ ...rule, threshold: next })}
        />
      )}
    </span>
  );
}

interface ComparedFieldsProps {
  readonly rule: Compared;
  readonly place: (rule: Rule) => WireStrategy;
}

function ComparedFields({ rule, place }: ComparedFieldsProps) {
  const text = useText();
  const { change } = useDraft();
  const { left, operator } = rule;
  return (
    <>
      <OperandField
        label={text("builder.subject")}
        operand={left}
        unit={
          "right" in rule && typeof rule.right === "object" && !("parameter" in rule.right)
            ? unitBeside(rule.right)
            : "count"
        }
        checks={{ chosen: null, onChoose: (id) => change(place({ check: id as CheckId, state: "pass" })) }}
        place={(next) => place({ ...rule, left: next })}
      />
      <Select
        aria-label={text("builder.operator")}
        value={operator}
        onChange={({ target }) => change(place(withOperator(rule, target.value as Operator)))}
      >
        {OPERATORS.map((each) => (
          <option key={each} value={each}>
            {text(`builder.op.${each}`)}
          </option>
        ))}
      </Select>
      <RightSide rule={rule} place={place} />
    </>
  );
}

function RightSide({ rule, place }: ComparedFieldsProps) {
  const text = useText();
  const { change } = useDraft();
  const unit = unitBeside(rule.left);
  if (rule.operator === "between") {
    return (["low", "high"] as const).map((end) => (
      <NumberField
        key={end}
        label={text(`builder.${end}`)}
        value={rule[end]}
        unit={unit}
        place={(value) => place({ ...rule, [end]: value })}
      />
    ));
  }
  if (isRanking(rule.operator)) return <RankedFields rule={rule as Ranked} place={place} />;
  const { right } = rule as Extract<Compared, { right: Operand }>;
  const toNumber = () => change(place({ ...rule, right: { number: 0 } } as Rule));
  return (
    <OperandField
      label={text("builder.against")}
      operand={right}
      before={{ label: text("builder.aNumber"), onChoose: toNumber }}
      unit={unit}
      place={(next) => place({ ...rule, right: next } as Rule)}
    />
  );
}

type Ranked = Extract<Compared, { within?: unknown }>;

interface RankedFieldsProps {
  readonly rule: Ranked;
  readonly place: (rule: Rule) => WireStrategy;
}

function RankedFields({ rule, place }: RankedFieldsProps) {
  const text = useText();
  const { change } = useDraft();
  const isCount = rule.operator === "rankAtMost";
  return (
    <>
      <NumberField
        label={text("builder.value")}
        value={rule.right}
        unit={isCount ? "count" : "fraction"}
        min={isCount ? 1 : 0}
        max={isCount ? 10_000 : 1}
        isWhole={isCount}
        place={(right) => place({ ...rule, right })}
      />
      <Select
        aria-label={text("builder.within")}
        value={rule.within ?? "market"}
        onChange={({ target }) =>
          change(place({ ...rule, within: target.value as (typeof PERCENTILE_GROUPS)[number] }))
        }
      >
        {PERCENTILE_GROUPS.map((group) => (
          <option key={group} value={group}>
            {text(`builder.within.${group}`)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={text("builder.best")}
        value={rule.best ?? "highest"}
        onChange={({ target }) => change(place({ ...rule, best: target.value as "highest" | "lowest" }))}
      >
        {(["highest", "lowest"] as const).map((best) => (
          <option key={best} value={best}>
            {text(`builder.best.${best}`)}
          </option>
        ))}
      </Select>
    </>
  );
}

/** The best fifth, unless the reader says otherwise. */
const FIRST_SHARE = 0.8;
const FIRST_RANK = 20;

/** A rule with another comparison keeps what it can of its other side. */
function withOperator(rule: Compared, operator: Operator): Rule {
  const { left } = rule;
  const base = { left, ...(rule.not && { not: true }) };
  if (operator === "between") return { ...base, operator, low: 0, high: 1 };
  if (isRanking(operator)) return { ...base, operator, right: operator === "rankAtMost" ? FIRST_RANK : FIRST_SHARE };
  const before = "right" in rule && typeof rule.right === "object" && !("parameter" in rule.right) ? rule.right : null;
  return { ...base, operator, right: before ?? { number: 0 } };
}
