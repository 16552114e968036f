import { useSuspenseQueries } from "@tanstack/react-query";
import { useFormats, useText } from "../../i18n/index.ts";
import { cssPercent, Panel } from "../../ui/index.ts";
import styles from "./VerdictOverlay.module.css";
import { verdictQuery } from "./verdict.query.ts";
import type { Verdict } from "./verdict-rows.ts";

interface VerdictOverlayProps {
  /** Symbols that the market knows. */
  readonly codes: readonly string[];
  readonly asOf: string | undefined;
}

/** The verdicts on several companies on one scale; each has a shape and a colour of its own. */
export function VerdictOverlay({ codes, asOf }: VerdictOverlayProps) {
  const text = useText();
  const verdicts = useSuspenseQueries({
    queries: codes.map((code) => verdictQuery(code, asOf)),
    combine: (answers) => answers.flatMap(({ data }) => (data.companyType === null ? [] : [data])),
  });
  const [first] = verdicts;
  if (!first) return null;
  return (
    <Panel title={text("verdict.compared")} note={text("verdict.comparedNote")} className={styles.panel}>
      <p className={styles.legend} aria-hidden="true">
        {verdicts.map(({ symbol }, k) => (
          <span key={symbol} className={styles.key}>
            <span className={styles.mark} data-series={k} />
            {symbol}
          </span>
        ))}
      </p>
      <ul className={styles.rows}>
        {first.dimensions.map(({ dimension }) => (
          <li key={dimension} className={styles.row}>
            <span className={styles.name}>{text(`verdict.dimension.${dimension}`)}</span>
            <Scale scores={scoresOf(verdicts, dimension)} />
            <Scores scores={scoresOf(verdicts, dimension)} />
          </li>
        ))}
      </ul>
      <p className={styles.ends} aria-hidden="true">
        <span>{text("verdict.low")}</span>
        <span>{text("verdict.high")}</span>
      </p>
    </Panel>
  );
}

interface CompanyScore {
  readonly symbol: string;
  readonly score: number | null;
}

function scoresOf(verdicts: readonly Verdict[], wanted: string): readonly CompanyScore[] {
  return verdicts.map(({ symbol, dimensions }) => ({
    symbol,
    score: dimensions.find(({ dimension }) => dimension === wanted)?.score.value ?? null,
  }));
}

/** One lane a company, so that equal scores do not cover each other. */
function Scale({ scores }: { readonly scores: readonly CompanyScore[] }) {
  return (
    <span className={styles.scale} aria-hidden="true">
      {scores.map(({ symbol, score }, k) => (
        <span key={symbol} className={styles.lane}>
          {score !== null && (
            <span className={styles.mark} data-series={k} style={{ insetInlineStart: cssPercent(score) }} />
          )}
        </span>
      ))}
    </span>
  );
}

/** The same as points; a dash where a company is not judged. */
function Scores({ scores }: { readonly scores: readonly CompanyScore[] }) {
  const text = useText();
  const { number } = useFormats();
  return (
    <ul className={styles.scores}>
      {scores.map(({ symbol, score }, k) => {
        const n = score === null ? text("verdict.unknown") : number(score * 100, 0);
        return (
          <li key={symbol}>
            <span className={styles.mark} data-series={k} aria-hidden="true" />
            <span aria-hidden="true">{score === null ? "–" : n}</span>
            <span className="visually-hidden">{text("verdict.scoresOf", { symbol, n })}</span>
          </li>
        );
      })}
    </ul>
  );
}
