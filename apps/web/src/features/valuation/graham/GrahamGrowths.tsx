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

/** What the formula and its cautious edit say for other growth than was chosen. */
export function GrahamGrowths({ price }: { readonly price: number | null }) {
  const { text, formats } = useSpeaker();
  const live = useLive((state) => state.live);
  const isRevised = useLive(({ choice }) => choice.isRevised);
  if (live[isRevised ? "grahamRevised" : "graham"].value === null) return null;
  const { graham: inputs, bondYield } = live.chosen;
  const bonds = isRevised ? bondYield : null;
  const rows = NAMES.map((name) => ({
    name,
    values: GROWTHS.map((growth) => grahamValue({ ...inputs, ...GRAHAM_EDITS[name], growth }, bonds)),
  }));
  return (
    <Card title={text("valuation.grahamGrowths")} note={text("valuation.grahamGrowthsNote")}>
      <GrowthPicture inputs={inputs} bondYield={bonds} price={price} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              {text("valuation.growth")}
            </th>
            {GROWTHS.map((growth) => (
              <th key={growth} scope="col">
                {formats.percent(growth, 0)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{text(`valuation.grahamEdit.${name}`)}</th>
              {values.map((value, index) => (
                <td
                  key={GROWTHS[index]}
                  className={classNames(value !== null && price !== null && value > price && styles.above)}
                >
                  {value === null ? MISSING : formats.price(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
