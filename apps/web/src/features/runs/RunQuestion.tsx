import { toInput } from "../../format/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import styles from "./RunHead.module.css";
import type { Run } from "./runs.query.ts";
import { listedUniverse, useUniverseWords } from "./universe-words.ts";

/** The question of a run: where, when, with how much and at which costs. */
export function RunQuestion({ input }: Pick<Run, "input">) {
  const text = useText();
  const { day, number, percent } = useFormats();
  const universeOf = useUniverseWords();
  const { from, to, capital, costs, universe } = input;
  return (
    <>
      <p className={styles.asked}>
        {text("runs.asked", {
          universe: universeOf(listedUniverse(universe)),
          from: day(from),
          to: day(to),
          capital: number(capital, 0),
          rate: percent(costs.rate),
          slippage: percent(costs.slippage),
        })}
      </p>
      <Execution input={input} />
    </>
  );
}

/** How orders were filled, where that differs from what a run does by itself. */
function Execution({ input }: Pick<Run, "input">) {
  const text = useText();
  const { percent } = useFormats();
  const share = (value: number) => percent(value, Number.isInteger(toInput(value, "fraction")) ? 0 : 2);
  const { fillAt, volumeShare, delistingRecovery } = input;
  const sentences = [
    fillAt === "close" && text("runs.filledAtClose"),
    volumeShare != null && text("runs.volumeLimited", { share: share(volumeShare) }),
    delistingRecovery !== undefined && text("runs.delistingRecovery", { share: share(delistingRecovery) }),
  ].filter((sentence) => sentence !== false);
  if (sentences.length === 0) return null;
  return (
    <ul className={styles.asked}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
