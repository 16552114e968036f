import { useFormats, useText } from "../../i18n/index.ts";
import { FigureValue, Panel } from "../../ui/index.ts";
import type { WireOpinion } from "./opinion.query.ts";
import styles from "./WindowsPanel.module.css";

const WINDOWS = ["lastMonth", "lastQuarter", "fullYear", "allTime"] as const;

/** Number and average of the targets of the last month, quarter, year and of all time; of none there is a number, 0, and no average. */
export function WindowsPanel({ opinion: { windows } }: { readonly opinion: WireOpinion }) {
  const text = useText();
  const { count, price, day } = useFormats();
  return (
    <Panel title={text("opinion.windows")}>
      <dl className={styles.windows}>
        {WINDOWS.map((name) => {
          const { count: posts, mean, after } = windows[name];
          const window = text(`opinion.window.${name}`);
          return (
            <div key={name}>
              <dt>{window}</dt>
              {posts > 0 && (
                <dd className={styles.mean}>
                  <FigureValue
                    figure={mean}
                    label={text("opinion.averageOf", { window })}
                    format={price}
                    explanation={
                      after === null
                        ? text("opinion.explain.allTime")
                        : text("opinion.explain.window", { day: day(after) })
                    }
                  />
                </dd>
              )}
              <dd className={styles.count}>{text("opinion.targets", { count: posts, n: count(posts) })}</dd>
            </div>
          );
        })}
      </dl>
    </Panel>
  );
}
