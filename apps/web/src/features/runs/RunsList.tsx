import { useSuspenseQuery } from "@tanstack/react-query";
import { Star } from "lucide-react";
import { useState } from "react";
import { useFormats, useRunName, useText } from "../../i18n/index.ts";
import { switchTab, writeAddress } from "../../router/index.ts";
import { Button, Change, Link, Notice, PanelFrame, Table } from "../../ui/index.ts";
import { Grade } from "./Grade.tsx";
import styles from "./RunsList.module.css";
import { runAddress } from "./run-address.ts";
import { useMoment, useStateWords } from "./run-words.ts";
import { isOver, type ListedRun, RUNS } from "./runs.query.ts";
import { useUniverseWords } from "./universe-words.ts";

/** Runs that are compared at once. */
const MAX_COMPARED = 4;
/** Rows that are drawn at first, and with each click more. */
const ROWS = 30;
/** Milliseconds between two looks at runs that are being computed. */
const LOOK_AGAIN = 3000;

/** The runs of the user, the newest first. */
export function RunsList() {
  const text = useText();
  const { count } = useFormats();
  const { data } = useSuspenseQuery({
    ...RUNS,
    refetchInterval: ({ state }) => (state.data?.runs.every((run) => isOver(run.state)) ? false : LOOK_AGAIN),
  });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [shown, setShown] = useState(ROWS);
  const { runs } = data;
  if (runs.length === 0) {
    return (
      <PanelFrame toEdges className={styles.none} aria-label={text("runs.list")}>
        <Notice title={text("runs.none")}>{text("runs.noneExplained")}</Notice>
      </PanelFrame>
    );
  }
  const choose = (id: string) =>
    setChosen((now) => (now.includes(id) ? now.filter((other) => other !== id) : [...now, id].slice(-MAX_COMPARED)));
  return (
    <PanelFrame toEdges aria-label={text("runs.list")}>
      <div className={styles.tools}>
        <Button
          disabled={chosen.length < 2}
          onClick={() => switchTab(writeAddress("/pages/backtesting", { compare: chosen.join(",") }))}
        >
          {text("runs.compareChosen", { count: chosen.length, n: chosen.length })}
        </Button>
        <p>{text("runs.compareHint", { n: MAX_COMPARED })}</p>
      </div>
      <div className={styles.scroller}>
        <Table edge="panel" className={styles.table}>
          <RunsHead />
          <tbody>
            {runs.slice(0, shown).map((run) => (
              <RunRow key={run.id} run={run} isChosen={chosen.includes(run.id)} onChoose={() => choose(run.id)} />
            ))}
          </tbody>
        </Table>
      </div>
      {runs.slice(0, shown).some(isCountedEarlier) && (
        <p className={styles.countedEarlier}>{text("runs.countedEarlier")}</p>
      )}
      {runs.length > shown && (
        <Button onClick={() => setShown((now) => now + ROWS)}>
          {text("runs.moreRuns", { n: count(runs.length - shown) })}
        </Button>
      )}
    </PanelFrame>
  );
}

/** Whether the engine of a run listed no open positions: it counted each sale of a part as a trade. */
function isCountedEarlier({ summary }: ListedRun): boolean {
  return summary !== null && summary.open === undefined;
}

function RunsHead() {
  const text = useText();
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">{text("runs.compare")}</span>
        </th>
        <th scope="col">{text("runs.run")}</th>
        <th scope="col">{text("runs.gradeShort")}</th>
        <th scope="col" data-figure>
          {text("statistics.risk.cagr")}
        </th>
        <th scope="col" data-figure>
          {text("statistics.risk.maxDrawdown")}
        </th>
        <th scope="col" data-figure>
          {text("statistics.risk.sharpe")}
        </th>
        <th scope="col" data-figure>
          {text("runs.trades")}
        </th>
      </tr>
    </thead>
  );
}

interface RunRowProps {
  readonly run: ListedRun;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function RunRow({ run, isChosen, onChoose }: RunRowProps) {
  const text = useText();
  const { number, count, day } = useFormats();
  const momentOf = useMoment();
  const stateOf = useStateWords();
  const name = useRunName()(run);
  const { summary } = run;
  const universe = useUniverseWords()(run.universe);
  return (
    <tr>
      <td className={styles.choice}>
        {run.state === "done" && (
          <input
            type="checkbox"
            checked={isChosen}
            aria-label={text("runs.compareThis", { name })}
            onChange={onChoose}
          />
        )}
      </td>
      <th scope="row" className={styles.run}>
        <Link to={runAddress(run.id)}>{name}</Link>
        {run.favourite && <Star size={12} fill="currentColor" aria-label={text("runs.isFavourite")} />}
        <span className={styles.when}>
          {summary
            ? text("runs.span", {
                universe,
                from: day(summary.from),
                to: day(summary.to),
                when: momentOf(run.createdAt),
              })
            : text("runs.stateSince", { universe, state: stateOf(run), when: momentOf(run.createdAt) })}
        </span>
      </th>
      <td>{summary && <Grade grade={summary.grade} size="small" />}</td>
      <td data-figure>{summary && <Change fraction={summary.cagr.value} arrow={false} />}</td>
      <td data-figure>{summary && <Change fraction={summary.maxDrawdown.value} arrow={false} />}</td>
      <td data-figure>{summary && number(summary.sharpe.value)}</td>
      <td data-figure>
        {summary && count(summary.trades)}
        {isCountedEarlier(run) && "*"}
      </td>
    </tr>
  );
}
