import type { WireListedTarget } from "@plumbline/contract";
import { useText } from "../../../i18n/index.ts";
import { Panel, Table } from "../../../ui/index.ts";
import { spanReaching, targetKeys } from "../chart/target-view.ts";
import type { WireOpinion } from "../opinion.query.ts";
import type { ChangeOpinion } from "../opinion-state.ts";
import styles from "./LatestTargets.module.css";
import { OutcomeMark } from "./OutcomeMark.tsx";
import { PriceWhenPosted, PriorTarget, TargetFigure, UpsideFigure } from "./TargetFigures.tsx";
import { actionWord, isToldByNumbers, type TargetLocale, useTargetLocale } from "./target-words.ts";

interface LatestTargetsProps {
  readonly opinion: WireOpinion;
  readonly onChange: ChangeOpinion;
}

const COLUMNS = ["date", "firm", "action", "target", "priceThen", "upsideThen", "upsideNow"] as const;

const FIGURES: ReadonlySet<string> = new Set(["action", "target", "priceThen", "upsideThen", "upsideNow"]);

/** The newest ten targets: a table, or cards on a narrow screen. */
export function LatestTargets({ opinion, onChange }: LatestTargetsProps) {
  const text = useText();
  const locale = useTargetLocale(opinion);
  const keys = targetKeys(opinion.targets);
  const rows = opinion.last.map((target, index) => ({ target, key: keys[index] ?? "" }));
  const show = ({ target, key }: (typeof rows)[number]): void => {
    const published = target.provenance.periodEnd ?? opinion.day;
    onChange(({ span }) => ({ span: spanReaching(opinion, published, span), firm: null, target: key }));
    document.getElementById("targets-chart")?.scrollIntoView({ block: "nearest" });
  };
  return (
    <Panel title={text("opinion.last")}>
      <Table edge="panel" className={styles.table}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" data-figure={FIGURES.has(column) || undefined}>
                {text(`opinion.${column}`)}
              </th>
            ))}
            <th scope="col">{text("opinion.outcome")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TargetRow key={row.key} target={row.target} locale={locale} onShow={() => show(row)} />
          ))}
        </tbody>
      </Table>
      <ul className={styles.cards}>
        {rows.map((row) => (
          <TargetCard key={row.key} target={row.target} locale={locale} onShow={() => show(row)} />
        ))}
      </ul>
    </Panel>
  );
}

interface ListedTargetProps {
  readonly target: WireListedTarget;
  readonly locale: TargetLocale;
  readonly onShow: () => void;
}

/** The word of the firm, such as "raises", unless the previous target before the new one tells as much. */
function TargetAction({ target, locale }: Pick<ListedTargetProps, "target" | "locale">) {
  return (
    <>
      {!isToldByNumbers(target) && <span>{actionWord(target, locale.text)}</span>}
      <PriorTarget target={target} locale={locale} />
    </>
  );
}

/** One of the newest targets as a row; its day selects it in the chart. */
function TargetRow({ target, locale, onShow }: ListedTargetProps) {
  const { text, formats, firmName } = locale;
  const on = formats.day(target.provenance.periodEnd);
  const firm = firmName(target.firm);
  return (
    <tr className={styles.row}>
      <td className={styles.day}>
        <button
          type="button"
          aria-label={text("opinion.showInChart", { firm, day: on })}
          title={text("opinion.showInChart", { firm, day: on })}
          onClick={onShow}
        >
          {on}
        </button>
      </td>
      <th scope="row" className={styles.firm} title={target.analyst ?? undefined}>
        {firm}
      </th>
      <td data-figure className={styles.action}>
        <TargetAction target={target} locale={locale} />
      </td>
      <td data-figure className={styles.target}>
        <TargetFigure target={target} locale={locale} />
      </td>
      <td data-figure className={styles.figure}>
        <PriceWhenPosted target={target} locale={locale} />
      </td>
      <td data-figure className={styles.figure}>
        <UpsideFigure target={target} when="upsideThen" locale={locale} />
      </td>
      <td data-figure className={styles.figure}>
        <UpsideFigure target={target} when="upsideNow" locale={locale} />
      </td>
      <td className={styles.outcome}>
        <OutcomeMark target={target} locale={locale} />
      </td>
    </tr>
  );
}

/** One of the newest targets as a card, for a narrow screen. */
function TargetCard({ target, locale, onShow }: ListedTargetProps) {
  const { text, formats, firmName } = locale;
  const on = formats.day(target.provenance.periodEnd);
  const firm = firmName(target.firm);
  return (
    <li className={styles.card}>
      <p className={styles.who}>
        <strong>{firm}</strong>
        <button type="button" aria-label={text("opinion.showInChart", { firm, day: on })} onClick={onShow}>
          {on}
        </button>
      </p>
      <p className={styles.what}>
        <span className={styles.action}>
          <TargetAction target={target} locale={locale} />
        </span>
        <TargetFigure target={target} locale={locale} />
      </p>
      <dl className={styles.cardFacts}>
        <div>
          <dt>{text("opinion.priceThen")}</dt>
          <dd>
            <PriceWhenPosted target={target} locale={locale} />
          </dd>
        </div>
        <div>
          <dt>{text("opinion.upsideThen")}</dt>
          <dd>
            <UpsideFigure target={target} when="upsideThen" locale={locale} />
          </dd>
        </div>
        <div>
          <dt>{text("opinion.upsideNow")}</dt>
          <dd>
            <UpsideFigure target={target} when="upsideNow" locale={locale} />
          </dd>
        </div>
      </dl>
      <OutcomeMark target={target} locale={locale} />
    </li>
  );
}
