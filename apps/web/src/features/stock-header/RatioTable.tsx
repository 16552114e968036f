import { useClassification, useFormats, useText } from "../../i18n/index.ts";
import { FigureValue, MissingLines, missingPart } from "../../ui/index.ts";
import styles from "./RatioTable.module.css";
import {
  knownRatios,
  RATIO_NAMES,
  type RatioCell,
  type RatioGroup,
  type RatioName,
  ratioGroups,
  stockCells,
} from "./ratio-rows.ts";
import type { StockSummary } from "./stock-header.query.ts";

/** The ratios of price to earnings, sales and cash flow, beside those of the sector and the industry. */
export function RatioTable({ info: { symbol, ratios, accounts } }: { readonly info: StockSummary }) {
  const text = useText();
  const groups = ratioGroups(ratios);
  const known = knownRatios(ratios);
  const missing = RATIO_NAMES.filter((ratio) => !known.includes(ratio)).flatMap((ratio) =>
    missingPart(text(`header.ratio.${ratio}`), ratios[ratio]),
  );
  if (known.length === 0) return <MissingLines parts={missing} />;
  return (
    <div className={styles.place}>
      <table className={styles.table} aria-label={text("header.ratios")}>
        <colgroup>
          <col className={styles.names} />
          <col span={known.length} />
        </colgroup>
        <thead>
          <tr className={styles.heads}>
            <td className={styles.corner} />
            {known.map((ratio) => (
              <th key={ratio} scope="col" className={styles.heading}>
                {text(`header.ratio.${ratio}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={styles.own} data-accounts={accounts?.state}>
            <th scope="row" className={styles.symbol}>
              {symbol}
            </th>
            <Cells cells={stockCells(ratios)} known={known} name={symbol} />
          </tr>
          {groups.map((group) => (
            <GroupRow key={group.kind} group={group} known={known} />
          ))}
        </tbody>
      </table>
      {groups.length === 0 && <p className={styles.none}>{text("header.noGroups")}</p>}
      <MissingLines parts={missing} />
    </div>
  );
}

interface GroupRowProps {
  readonly group: RatioGroup;
  /** The ratios that have a column. */
  readonly known: readonly RatioName[];
}

function GroupRow({ group: { kind, name, members, leftOut, cells }, known }: GroupRowProps) {
  const text = useText();
  const { count } = useFormats();
  const written = useClassification()[kind](name);
  const companies = { count: members, n: count(members) };
  return (
    <tr className={styles.other}>
      <th scope="row">
        <span className={styles.head}>
          <span className={styles.group} title={written}>
            {written}
          </span>
          <span className={styles.companies}>
            {leftOut === 0
              ? text("header.companies", companies)
              : text("header.companiesLeftOut", { ...companies, left: count(leftOut) })}
          </span>
        </span>
      </th>
      <Cells cells={cells} known={known} name={written} />
    </tr>
  );
}

interface CellsProps extends Pick<GroupRowProps, "known"> {
  readonly cells: readonly RatioCell[];
  /** The symbol or group of the ratios. */
  readonly name: string;
}

function Cells({ cells, known, name }: CellsProps) {
  return cells
    .filter(({ ratio }) => known.includes(ratio))
    .map((cell) => (
      <td key={cell.ratio} className={styles.cell}>
        <Cell cell={cell} name={name} />
      </td>
    ));
}

function Cell({
  cell: { ratio, figure, isOfGroup, median },
  name,
}: {
  readonly cell: RatioCell;
  readonly name: string;
}) {
  const text = useText();
  const { number } = useFormats();
  const of = { ratio: text(`header.ratio.${ratio}`), name };
  const write = (value: number) => number(value);
  return (
    <>
      <FigureValue
        figure={figure}
        label={text("header.ratioOf", of)}
        format={write}
        explanation={text(isOfGroup ? `header.explain.group.${ratio}` : `header.explain.${ratio}`)}
        className={styles.figure}
      />
      {median && (
        <FigureValue
          figure={median}
          label={text("header.medianOf", of)}
          format={(value) => text("header.median", { n: write(value) })}
          explanation={text("header.explain.median")}
          className={styles.median}
        />
      )}
    </>
  );
}
