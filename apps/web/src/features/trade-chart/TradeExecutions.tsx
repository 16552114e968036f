import { useFormats, useText } from "../../i18n/index.ts";
import styles from "./TradeExecutions.module.css";
import { useExecutionWords } from "./trade-words.ts";
import { type ExecutionOnBar, hasParts, type TradeOnBars } from "./trades-on-bars.ts";

/** Executions that stand open below their trade: more are folded. */
const MAX_OPEN = 8;

/** Everything that was bought and sold of a trade; nothing below one purchase with one sale. */
export function TradeExecutions({ trade }: { readonly trade: TradeOnBars }) {
  const text = useText();
  const { count } = useFormats();
  const { executions } = trade;
  if (!hasParts(trade)) return null;
  return (
    <details className={styles.executions} open={executions.length <= MAX_OPEN}>
      <summary>{text("charting.executions", { count: executions.length, n: count(executions.length) })}</summary>
      <ol>
        {executions.map((execution, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place of an execution is what names it.
          <li key={i}>
            <TradeExecution execution={execution} />
          </li>
        ))}
      </ol>
    </details>
  );
}

/** One execution in a line. */
export function TradeExecution({ execution }: { readonly execution: ExecutionOnBar }) {
  const { day } = useFormats();
  const words = useExecutionWords();
  return (
    <p className={styles.execution}>
      <span className={styles.day}>{day(execution.date)}</span> {words(execution)}
    </p>
  );
}
