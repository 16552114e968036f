import { fromInput, toInput } from "../../../format/index.ts";
import { translator, useLanguage, useText } from "../../../i18n/index.ts";
import { useObservable } from "../../../state/index.ts";
import { NumberInput, Table } from "../../../ui/index.ts";
import { parameterUnits } from "../setup/parameter-units.ts";
import styles from "./Builder.module.css";
import { Problems } from "./Problems.tsx";
import { useDraft } from "./use-draft.ts";

const ENDS = ["minimum", "maximum", "step"] as const;
const LARGEST = 1e12;

/** How far and in which steps a backtest may move the numbers of the strategy. */
export function LimitsFields() {
  const text = useText();
  const { find } = useObservable(translator);
  const language = useLanguage();
  const { strategy, change } = useDraft();
  const { parameters } = strategy;
  const units = parameterUnits(strategy);
  return (
    <div className={styles.scroller}>
      <Table edge="flush" className={styles.limits}>
        <thead>
          <tr>
            <th scope="col">{text("builder.limits.number")}</th>
            {ENDS.map((end) => (
              <th key={end} scope="col">
                {text(`builder.limits.${end}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(parameters).map(([id, limits]) => {
            const unit = units.get(id) ?? "count";
            const name = find(`setup.parameter.${id}`) ?? id;
            return (
              <tr key={id}>
                <th scope="row">
                  {name}
                  <Problems path={`parameters.${id}`} />
                </th>
                {ENDS.map((end) => (
                  <td key={end} className={styles.limit}>
                    <NumberInput
                      label={text("builder.limits.of", { name, limit: text(`builder.limits.${end}`) })}
                      value={toInput(limits[end], unit, language)}
                      min={-LARGEST}
                      max={LARGEST}
                      unit={unit === "fraction" ? "%" : unit === "money" ? text("builder.millions") : null}
                      onType={(typed) =>
                        change({
                          ...strategy,
                          parameters: { ...parameters, [id]: { ...limits, [end]: fromInput(typed, unit, language) } },
                        })
                      }
                    />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Table>
    </div>
  );
}
