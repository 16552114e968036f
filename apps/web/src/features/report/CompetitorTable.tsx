import type { WireReport } from "@plumbline/contract";
import { useText } from "../../i18n/index.ts";
import { stockAddress } from "../../router/index.ts";
import { FigureValue, Link, Table, useNarrow } from "../../ui/index.ts";
import styles from "./CompetitorTable.module.css";
import { useFigureLocale, useItemName, useReportItems } from "./report-items.ts";
import { Sentence } from "./Sentence.tsx";
import { formOf, writeFigure } from "./written-figure.ts";

/** The numbers that stand side by side, by the ends of the ids of their items. */
const NUMBERS = ["revenue", "growth", "operatingMargin", "roic", "pe"] as const;

type Competitor = WireReport["competitors"][number];

interface CompetitorTableProps {
  readonly competitors: readonly Competitor[];
  /** Of the company itself. */
  readonly name: string;
}

interface ComparedRow {
  readonly name: string;
  /** Symbol in this market. */
  readonly code: string | null;
  /** Start of the ids of its items. */
  readonly prefix: string;
}

/** The company beside its competitors: five numbers each, as a table or, on a phone, as cards. */
export function CompetitorTable({ competitors, name }: CompetitorTableProps) {
  const isPhone = useNarrow();
  const rows: ComparedRow[] = [
    { name, code: null, prefix: "own" },
    ...competitors.map((competitor) => ({ ...competitor, prefix: `peer.${competitor.code}` })),
  ];
  const compared = rows.filter(({ code, prefix }) => code !== null || prefix === "own");
  if (compared.length < 2) return null;
  return isPhone ? <Cards rows={compared} /> : <Rows rows={compared} />;
}

function Rows({ rows }: { readonly rows: readonly ComparedRow[] }) {
  const text = useText();
  return (
    <div className={styles.scroll}>
      <Table edge="flush" figures className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text("report.company")}</th>
            {NUMBERS.map((number) => (
              <th key={number} scope="col">
                {text(`report.peer.${number}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.prefix} data-own={row.prefix === "own"}>
              <th scope="row">
                <CompanyName row={row} />
              </th>
              {NUMBERS.map((number) => (
                <td key={number}>
                  <PeerFigure id={`${row.prefix}.${number}`} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function Cards({ rows }: { readonly rows: readonly ComparedRow[] }) {
  const text = useText();
  return (
    <ul className={styles.cards}>
      {rows.map((row) => (
        <li key={row.prefix} data-own={row.prefix === "own"}>
          <p className={styles.cardName}>
            <CompanyName row={row} />
          </p>
          <dl className={styles.numbers}>
            {NUMBERS.map((number) => (
              <div key={number}>
                <dt>{text(`report.peer.${number}`)}</dt>
                <dd>
                  <PeerFigure id={`${row.prefix}.${number}`} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function CompanyName({ row: { name, code } }: { readonly row: ComparedRow }) {
  return code === null ? name : <Link to={stockAddress(code)}>{name}</Link>;
}

function PeerFigure({ id }: { readonly id: string }) {
  const item = useReportItems().get(id);
  const nameOf = useItemName();
  const locale = useFigureLocale();
  if (item === undefined || item.kind === "passage") return null;
  const { figure, unit, currency } = item;
  const write = (value: number) => writeFigure(value, { form: formOf(unit), currency }, locale);
  return <FigureValue figure={figure} label={nameOf(id)} format={write} />;
}

/** Why each competitor is one, and where it is stronger and weaker. */
export function CompetitorNotes({ competitors }: { readonly competitors: readonly Competitor[] }) {
  const text = useText();
  return (
    <ul className={styles.notes}>
      {competitors.map(({ code, name, found, why, strongerIn, weakerIn }) => (
        <li key={code ?? name}>
          <h4 className={styles.noteName}>
            {name}
            <span className={styles.found}>{text(`report.found.${found}`)}</span>
          </h4>
          {[why, strongerIn, weakerIn].map(
            (sentence) =>
              sentence && (
                <p key={sentence.text}>
                  <Sentence sentence={sentence} />
                </p>
              ),
          )}
        </li>
      ))}
    </ul>
  );
}
