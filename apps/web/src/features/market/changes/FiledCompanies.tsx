import type { WireFiled } from "@plumbline/contract";
import { CircleCheck, CircleX } from "lucide-react";
import { useFormats, useNameOf, useText } from "../../../i18n/index.ts";
import { stockAddress } from "../../../router/index.ts";
import { classNames, Link, Panel } from "../../../ui/index.ts";
import type { MarketChanges } from "../market.query.ts";
import list from "../StockList.module.css";
import styles from "./FiledCompanies.module.css";

/** Names a check of a company, such as "Current ratio". */
type CheckNames = (check: string, type: WireFiled["companyType"]) => string;

interface FiledCompaniesProps {
  readonly changes: MarketChanges;
  readonly checkName: CheckNames;
}

/** Companies that have reported, and the checks whose result changed. */
export function FiledCompanies({ changes: { since, filed }, checkName }: FiledCompaniesProps) {
  const text = useText();
  const { count, day } = useFormats();
  const { companies, judged, turned, rows } = filed;
  const words = { count: companies, n: count(companies), judged: count(judged), turned: count(turned) };
  const note = judged < companies ? "changes.filedOfLargest" : "changes.filedOfAll";
  return (
    <Panel title={text("changes.filed", { day: day(since) })} note={companies > 0 ? text(note, words) : undefined}>
      {rows.length === 0 ? (
        <p className={list.none}>{text("changes.noneFiled", { day: day(since) })}</p>
      ) : (
        <ul className={list.list}>
          {rows.map((row) => (
            <FiledRow key={row.symbol} row={row} checkName={checkName} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function FiledRow({ row, checkName }: { readonly row: WireFiled; readonly checkName: CheckNames }) {
  const text = useText();
  const nameOf = useNameOf();
  const { day } = useFormats();
  const { symbol, names, filedAt, companyType, passed, failed } = row;
  return (
    <li data-stock={symbol} data-name={nameOf(names)}>
      <Link to={stockAddress(symbol)} className={classNames(list.row, styles.row)}>
        <span className={list.symbol}>{symbol}</span>
        <span className={list.name}>{nameOf(names)}</span>
        <time dateTime={filedAt} className={styles.day}>
          {day(filedAt)}
        </time>
        <span className={styles.checks}>
          {passed.map((id) => (
            <Turned key={id} to="passed" check={checkName(id, companyType)} />
          ))}
          {failed.map((id) => (
            <Turned key={id} to="failed" check={checkName(id, companyType)} />
          ))}
          {passed.length + failed.length === 0 && <span className={styles.same}>{text("changes.noneTurned")}</span>}
        </span>
      </Link>
    </li>
  );
}

const TURNS = {
  passed: { Icon: CircleCheck, text: "changes.passes" },
  failed: { Icon: CircleX, text: "changes.fails" },
} as const;

function Turned({ to, check }: { readonly to: keyof typeof TURNS; readonly check: string }) {
  const text = useText();
  const { Icon, text: key } = TURNS[to];
  return (
    <span className={styles[to]}>
      <Icon size={14} aria-hidden="true" />
      <span className="visually-hidden">{text(key)}</span> {check}
    </span>
  );
}
