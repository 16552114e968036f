import { type CSSProperties, useId } from "react";
import { useFormats, useText } from "../../i18n/index.ts";
import { writeAddress } from "../../router/index.ts";
import { Boundary, cssPercent, Link, lazyPart, Skeleton } from "../../ui/index.ts";
import styles from "./VerdictRows.module.css";
import { type Dimension, levelOf, type Verdict, type VerdictRow } from "./verdict-rows.ts";

/** The names of checks and numbers are those of their own pages. */
const VerdictParts = lazyPart(
  ["checks", "screener", "fundamentals"],
  async () => (await import("./VerdictParts.tsx")).VerdictParts,
);

const PAGES: Readonly<Record<Dimension, readonly [path: string, tab?: string]>> = {
  value: ["/pages/valuation"],
  growth: ["/pages/analysis", "growth"],
  profitability: ["/pages/analysis", "offensive"],
  health: ["/pages/analysis", "defensive"],
  expectations: ["/pages/opinion"],
  behaviour: ["/pages/statistics"],
};

interface VerdictRowsProps {
  readonly rows: readonly VerdictRow[];
  readonly verdict: Verdict;
  readonly asOf: string | undefined;
  /** The dimension whose parts are shown. */
  readonly open: Dimension | null;
  readonly onOpen: (dimension: Dimension) => void;
}

/** The six dimensions, one below the other on one scale, from unfavorable to favorable. */
export function VerdictRows({ rows, verdict, asOf, open, onOpen }: VerdictRowsProps) {
  const text = useText();
  return (
    <div className={styles.plot}>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <Row
            key={row.dimension}
            row={row}
            verdict={verdict}
            asOf={asOf}
            isOpen={row.dimension === open}
            onOpen={() => onOpen(row.dimension)}
          />
        ))}
      </ul>
      <p className={styles.ends} aria-hidden="true">
        <span className={styles.sides}>
          <span>{text("verdict.low")}</span>
          <span>{text("verdict.high")}</span>
        </span>
        <span>{text("verdict.knownMeasures")}</span>
      </p>
    </div>
  );
}

interface RowProps {
  readonly row: VerdictRow;
  readonly verdict: Verdict;
  readonly asOf: string | undefined;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function Row({ row, verdict, asOf, isOpen, onOpen }: RowProps) {
  const text = useText();
  const { count } = useFormats();
  const id = useId();
  const { dimension, score, wire } = row;
  const [path, tab] = PAGES[dimension];
  const known = { known: count(wire.known), parts: count(wire.parts.length) };
  return (
    <li className={styles.row}>
      <Link to={writeAddress(path, { code: verdict.symbol, tab, asOf })} className={styles.name}>
        {text(`verdict.dimension.${dimension}`)}
      </Link>
      {wire.score.value === null ? (
        <span className={styles.unknown}>{text(`reason.${wire.score.because}`)}</span>
      ) : (
        <Scale row={row} score={wire.score.value} />
      )}
      <button
        type="button"
        className={styles.score}
        aria-labelledby={`${id}-level ${id}-spoken`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onOpen}
      >
        <span id={`${id}-level`} className={styles.level} data-level={score === null ? "unknown" : levelOf(score)}>
          {score === null ? text("verdict.unknown") : text(`verdict.level.${dimension}.${levelOf(score)}`)}
        </span>
        {/* Part of the name alone: read by itself it would say again what stands beside it. */}
        <span id={`${id}-spoken`} hidden>
          {text("verdict.known", known)}. <SpokenScore row={row} />
        </span>
      </button>
      <span className={styles.known} aria-hidden="true">
        {known.known}/{known.parts}
      </span>
      <div id={id} className={styles.parts}>
        {isOpen && (
          <Boundary loading={<Skeleton height={`${wire.parts.length * 2}rem`} />}>
            <VerdictParts wire={wire} type={verdict.companyType ?? "other"} />
          </Boundary>
        )}
      </div>
    </li>
  );
}

/** The score in points, for those who do not see the picture. */
function SpokenScore({ row: { score, before, typical } }: { readonly row: VerdictRow }) {
  const text = useText();
  const { number } = useFormats();
  const points = (of: number) => ({ n: number(of * 100, 0) });
  return (
    <>
      {score !== null && `${text("verdict.points", points(score))}. `}
      {before !== null && `${text("verdict.pointsBefore", points(before))}. `}
      {typical !== null && `${text("verdict.pointsTypical", points(typical))}.`}
    </>
  );
}

/** Where the score lies, where it was a year earlier, and the middle of the sector. */
function Scale({ row: { before, typical }, score }: { readonly row: VerdictRow; readonly score: number }) {
  const at = (of: number): CSSProperties => ({ insetInlineStart: cssPercent(of) });
  return (
    <span className={styles.scale} aria-hidden="true">
      {typical !== null && <span className={styles.typical} style={at(typical)} />}
      {before !== null && (
        <>
          <span
            className={styles.way}
            data-way={score >= before ? "up" : "down"}
            style={{ ...at(Math.min(score, before)), inlineSize: cssPercent(Math.abs(score - before)) }}
          />
          <span className={styles.before} style={at(before)} />
        </>
      )}
      <span className={styles.now} data-level={levelOf(score)} style={at(score)} />
    </span>
  );
}
