import type { WireStatistics } from "@plumbline/contract";
import { wholeShare } from "../../format/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { FigureGroup, FigureRow, FigureValue, MissingLines, missingPart } from "../../ui/index.ts";
import { Part } from "./Part.tsx";
import styles from "./RiskPart.module.css";
import { RISK_GROUPS, type RiskEntry } from "./risk-groups.ts";
import { useIndexName } from "./statistics-names.ts";

interface RiskPartProps {
  readonly risk: WireStatistics["risk"];
  /** Name of the index that the stock is compared with; null without one. */
  readonly index: string | null;
}

/** Growth, risk and their ratios; a click on a figure opens its formula and inputs. */
export function RiskPart({ risk, index }: RiskPartProps) {
  const text = useText();
  const missing = RISK_GROUPS.flatMap(({ entries }) =>
    entries.flatMap(({ id }) => missingPart(text(`statistics.risk.${id}`), risk.figures[id])),
  );
  return (
    <Part view="risk" note={text("statistics.risk.note")}>
      <div className={styles.groups}>
        {knownGroups(risk).map(({ id, entries }) => (
          <FigureGroup
            key={id}
            className={styles.group}
            title={text(`statistics.risk.group.${id}`)}
            remark={
              id === "market" &&
              risk.isPriceBeside && <p className={styles.remark}>{text("statistics.risk.priceBeside")}</p>
            }
          >
            {entries.map((entry) => (
              <RiskRow key={entry.id} entry={entry} risk={risk} index={index} />
            ))}
          </FigureGroup>
        ))}
      </div>
      <div className={styles.missing}>
        <MissingLines parts={missing} />
      </div>
    </Part>
  );
}

/** The groups with the measures that have a value; a group without any is left out. */
function knownGroups({ figures }: WireStatistics["risk"]) {
  return RISK_GROUPS.map(
    ({ id, entries }: { id: (typeof RISK_GROUPS)[number]["id"]; entries: readonly RiskEntry[] }) => ({
      id,
      entries: entries.filter((entry) => figures[entry.id].value !== null),
    }),
  ).filter(({ entries }) => entries.length > 0);
}

function RiskRow({ entry, risk, index }: RiskPartProps & { readonly entry: RiskEntry }) {
  const text = useText();
  const { change, percent, number } = useFormats();
  const explain = useRiskExplanation(risk, index);
  const share = (value: number) => percent(wholeShare(value), 0);
  const write = { change, percent, share, number }[entry.unit];
  const name = text(`statistics.risk.${entry.id}`);
  return (
    <FigureRow name={name}>
      <FigureValue
        figure={risk.figures[entry.id]}
        label={name}
        format={(value) => write(value)}
        explanation={explain(entry)}
      />
    </FigureRow>
  );
}

/** Explains how a measure is computed, and from how many returns. */
function useRiskExplanation(
  { days, months, commonDays, riskFree }: WireStatistics["risk"],
  index: string | null,
): (entry: RiskEntry) => string {
  const text = useText();
  const { count, percent } = useFormats();
  const indexName = useIndexName();
  const fromDays = () => text("statistics.risk.from.days", { count: days, n: count(days) });
  const fromMonths = () => text("statistics.risk.from.months", { count: months, n: count(months) });
  const fromMarket = (name: string) =>
    text("statistics.risk.from.market", { count: commonDays, n: count(commonDays), index: indexName(name) });
  const rate = () =>
    riskFree.name === null
      ? []
      : [text("statistics.risk.from.riskFree", { name: riskFree.name, rate: percent(riskFree.average.value) })];
  return ({ id, inputs }) =>
    [
      text(`statistics.formula.${id}`),
      ...(inputs.includes("months") ? [fromMonths()] : inputs.includes("market") ? [] : [fromDays()]),
      ...(inputs.includes("market") && index !== null ? [fromMarket(index)] : []),
      ...(inputs.includes("riskFree") ? rate() : []),
    ].join(" ");
}
