import { MISSING } from "../../../format/index.ts";
import { classNames } from "../../../ui/index.ts";
import { Card } from "../dcf/Card.tsx";
import { useLive } from "../live/use-live.ts";
import { useSpeaker } from "../words/speaker.ts";
import styles from "./GrahamGrowths.module.css";
import { GrowthPicture } from "./GrowthPicture.tsx";
import { GRAHAM_EDITS, grahamValue } from "./graham-edit.ts";

const GROWTHS = [0, 0.05, 0.1, 0.15, 0.2] as const;
const NAMES = ["classic", "conservative"] as const;

/**
 * What the formula and its cautious edit say for other growth than was chosen: a line for each growth, since beside each
 * other five prices are wider than a phone.
 */
export function GrahamGrowths({ price }: { readonly price: number | null }) {
  const { text, formats } = useSpeaker();
  const live = useLive((state) => state.live);
  const isRevised = useLive(({ choice }) => choice.isRevised);
  if (live[isRevised ? "grahamRevised" : "graham"].value === null) return null;
  const { graham: inputs, bondYield } = live.chosen;
  const bonds = isRevised ? bondYield : null;
  const valueAt = (name: (typeof NAMES)[number], growth: number) =>
    grahamValue({ ...inputs, ...GRAHAM_EDITS[name], growth }, bonds);
  return (
    <Card title={text("valuation.grahamGrowths")} note={text("valuation.grahamGrowthsNote")}>
      <GrowthPicture inputs={inputs} bondYield={bonds} price={price} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text("valuation.growth")}</th>
            {NAMES.map((name) => (
              <th key={name} scope="col">
                {text(`valuation.grahamEdit.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {GROWTHS.map((growth) => (
            <tr key={growth}>
              <th scope="row">{formats.percent(growth, 0)}</th>
              {NAMES.map((name) => {
                const value = valueAt(name, growth);
                return (
                  <td
                    key={name}
                    className={classNames(value !== null && price !== null && value > price && styles.above)}
                  >
                    {value === null ? MISSING : formats.price(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
