import type { WireFigure, WireHonesty, WireMissing } from "@plumbline/contract";
import { CircleAlert, CircleCheck, CircleDashed, CircleX } from "lucide-react";
import type { ReactNode } from "react";
import { wholeShare } from "../../format/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import {
  FigureRow,
  FigureValue,
  Hint,
  MissingLines,
  type MissingPart,
  missingPart,
  RuleLink,
  Table,
} from "../../ui/index.ts";
import { useFindingWords } from "./finding-words.ts";
import { Grade } from "./Grade.tsx";
import styles from "./HonestyPart.module.css";
import { Part } from "./Part.tsx";
import type { RunResult } from "./runs.query.ts";

/** Terms of the findings, in the order in which they stand. */
const EXPLAINED = ["lookAhead", "luck", "overfitting", "walkForward", "outOfSample", "versions"] as const;

const ICONS = { pass: CircleCheck, warn: CircleAlert, fail: CircleX, unknown: CircleDashed } as const;

/** Why a run earned its grade, and how it holds when it is made harder. */
export function HonestyPart({ result }: { readonly result: RunResult }) {
  const text = useText();
  const { honesty } = result;
  return (
    <Part title={text("runs.honesty")}>
      {honesty.survivors.biased && (
        <p className={styles.banner} role="note">
          <CircleX size={18} aria-hidden="true" />
          <span>
            <b>{text("runs.survivorBias")}</b> {text("runs.survivorBiasExplained")}
          </span>
        </p>
      )}
      <div className={styles.columns}>
        <div>
          <p className={styles.grade}>
            <Grade grade={honesty.grade} /> <span>{text(`runs.gradeMeans.${honesty.grade}`)}</span>
          </p>
          <Findings result={result} />
          <Hint about={text("runs.honesty")}>
            <p>{text("runs.honestyNote")}</p>
            <Survivors survivors={honesty.survivors} />
            {EXPLAINED.map((term) => (
              <p key={term}>{text(`runs.explained.${term}`)}</p>
            ))}
          </Hint>
        </div>
        <div className={styles.tests}>
          <CostLadder honesty={honesty} />
          <Chance honesty={honesty} sweep={result.sweep} />
          <WalkForward walkForward={honesty.walkForward} sweep={result.sweep} />
          {honesty.outOfSample && <OutOfSample outOfSample={honesty.outOfSample} />}
        </div>
      </div>
    </Part>
  );
}

/** How many companies left the market, beside how many would have at least; nothing where that is not known. */
function Survivors({ survivors }: Pick<WireHonesty, "survivors">) {
  const text = useText();
  const { count } = useFormats();
  const { stocks, delisted, least } = survivors;
  if (typeof least !== "number") return null;
  return (
    <p>
      {text("runs.explained.survivors", {
        count: stocks,
        stocks: count(stocks),
        n: count(delisted),
        least: count(least),
      })}
    </p>
  );
}

function Findings({ result }: { readonly result: RunResult }) {
  const text = useText();
  const words = useFindingWords(result);
  const { findings } = result.honesty;
  return (
    <ul className={styles.findings}>
      {findings.map((finding) => {
        const Icon = ICONS[finding.state];
        return (
          <li key={finding.rule} className={styles.finding} data-state={finding.state}>
            <Icon size={18} role="img" aria-label={text(`runs.finding.${finding.state}`)} />
            <span>
              {words(finding)} {finding.cap && <em>{text("runs.atMost", { grade: finding.cap })}</em>}{" "}
              <RuleLink id={finding.rule} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The same run at other costs. */
function CostLadder({ honesty: { costLadder, breakEvenCost, lag } }: { readonly honesty: WireHonesty }) {
  const text = useText();
  const { number, change } = useFormats();
  const points = (rate: number | null | undefined) =>
    text("runs.basisPoints", { n: number(rate == null ? null : rate * 10_000, 0) });
  return (
    <Test title={text("runs.costs")}>
      <Table edge="flush" figures className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text("runs.costPerSide")}</th>
            <th scope="col">{text("statistics.risk.cagr")}</th>
            <th scope="col">{text("runs.totalReturn")}</th>
          </tr>
        </thead>
        <tbody>
          {costLadder.rate.map((rate, step) => (
            <tr key={rate}>
              <th scope="row">{points(rate)}</th>
              <td>{change(costLadder.cagr[step])}</td>
              <td>{change(costLadder.totalReturn[step])}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <dl>
        <Row name={text("runs.breakEven")} figure={breakEvenCost} format={points} />
        <Row name={text("runs.lag")} figure={lag.totalReturn} format={(value) => change(value)} />
      </dl>
      <MissingLines
        parts={[
          ...missingPart(text("runs.breakEven"), breakEvenCost),
          ...missingPart(text("runs.lag"), lag.totalReturn),
        ]}
      />
    </Test>
  );
}

/** What luck alone could have done. */
function Chance({ honesty, sweep }: { readonly honesty: WireHonesty } & Pick<RunResult, "sweep">) {
  const text = useText();
  const { percent, change, count, number } = useFormats();
  const { bootstrap, truncation, survivors } = honesty;
  const probability = (value: number) => percent(wholeShare(value), 0);
  // Of stocks that somebody has picked nothing is expected.
  const isOfUniverse = honesty.findings.some(({ rule, state }) => rule === "HON-02" && state !== "unknown");
  const band = (low: number | null, high: number | null, write: (value: number) => string) =>
    low === null || high === null ? "-" : text("runs.range", { low: write(low), high: write(high) });
  return (
    <Test title={text("runs.chance")}>
      <Sampled sweep={sweep} />
      <dl>
        <FigureRow name={text("runs.trials")}>{count(honesty.trials)}</FigureRow>
        <Row name={text("runs.deflatedSharpe")} figure={honesty.deflatedSharpe} format={probability} />
        <Row name={text("runs.overfitting")} figure={honesty.overfittingProbability} format={probability} />
        <Row
          name={text("runs.trackRecord")}
          figure={honesty.minimumTrackRecord}
          format={(value) => count(Math.ceil(value))}
        />
        <FigureRow name={text("runs.days")}>{count(honesty.days)}</FigureRow>
        <FigureRow name={text("runs.cagrInterval")}>
          {band(bootstrap.cagr.low, bootstrap.cagr.high, (value) => change(value, 1))}
        </FigureRow>
        <FigureRow name={text("runs.drawdownInterval")}>
          {band(bootstrap.maxDrawdown.low, bootstrap.maxDrawdown.high, (value) => percent(value, 0))}
        </FigureRow>
        <FigureRow name={text("runs.sharpeInterval")}>
          {band(bootstrap.sharpe.low, bootstrap.sharpe.high, (value) => number(value))}
        </FigureRow>
        {isOfUniverse && (
          <FigureRow name={text("runs.left")}>
            <Left survivors={survivors} />
          </FigureRow>
        )}
        <FigureRow name={text("runs.truncation")}>
          <Truncation truncation={truncation} />
        </FigureRow>
      </dl>
      {bootstrap.cagr.low !== null && !bootstrap.seesRegimes && <p>{text("runs.intervalsSeeNoRegimes")}</p>}
      {bootstrap.cagr.low !== null && bootstrap.seesRegimes && (
        <Hint about={text("runs.chance")}>
          <p>{text("runs.intervalsSeeRegimes")}</p>
        </Hint>
      )}
      <MissingLines
        parts={[
          ...missingPart(text("runs.deflatedSharpe"), honesty.deflatedSharpe),
          ...missingPart(text("runs.overfitting"), honesty.overfittingProbability),
          ...missingPart(text("runs.trackRecord"), honesty.minimumTrackRecord),
        ]}
      />
    </Test>
  );
}

function Left({ survivors: { stocks, delisted, least } }: Pick<WireHonesty, "survivors">) {
  const text = useText();
  const { count } = useFormats();
  if (typeof least !== "number") return <NotKept name={text("runs.left")} figure={least} />;
  return text("runs.leftOf", { stocks: count(stocks), n: count(delisted), least: count(least) });
}

function Truncation({ truncation: { compared, stocks, cuts, differences } }: Pick<WireHonesty, "truncation">) {
  const text = useText();
  const { count } = useFormats();
  if (typeof compared !== "number") return <NotKept name={text("runs.truncation")} figure={compared} />;
  if (typeof stocks !== "number") return <NotKept name={text("runs.truncation")} figure={stocks} />;
  if (compared === 0) return text("runs.truncationNothing");
  return text("runs.truncationFound", {
    count: differences,
    n: count(differences),
    compared: count(compared),
    stocks: count(stocks),
    cuts: count(cuts),
  });
}

/** What an earlier version of the engine did not count. */
function NotKept({ name, figure }: { readonly name: string; readonly figure: WireMissing }) {
  return <FigureValue figure={figure} label={name} format={String} />;
}

/** Of many combinations a test compares some. */
function Sampled({ sweep }: Pick<RunResult, "sweep">) {
  const text = useText();
  const { count } = useFormats();
  if (!sweep) return null;
  const { sampled, finalEquity } = sweep;
  if (typeof sampled !== "number") return <p>{text("runs.sampledUncounted")}</p>;
  if (sampled >= finalEquity.length) return null;
  return <p>{text("runs.sampled", { n: count(sampled), of: count(finalEquity.length) })}</p>;
}

/** Of so little time no growth per year is told. */
const SHORTER_THAN_A_YEAR: MissingPart["because"] = "tested-span-too-short";

/** Windows in which the run had to do without what it was chosen by. */
function WalkForward({
  walkForward: { windows, efficiency },
  sweep,
}: Pick<WireHonesty, "walkForward"> & Pick<RunResult, "sweep">) {
  const text = useText();
  const { change, day, percent } = useFormats();
  if (windows.length === 0) return null;
  const hasBefore = windows.some(({ inSample }) => inSample !== null);
  return (
    <Test title={text("runs.walkForward")}>
      <Sampled sweep={sweep} />
      <Table edge="flush" figures className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text("runs.window")}</th>
            {hasBefore && <th scope="col">{text("runs.before")}</th>}
            <th scope="col">{text("runs.after")}</th>
          </tr>
        </thead>
        <tbody>
          {windows.map(({ from, until, inSample, outOfSample }) => (
            <tr key={from}>
              <th scope="row">
                {day(from)} – {day(until)}
              </th>
              {hasBefore && <td>{change(inSample)}</td>}
              <td>{change(outOfSample)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <dl>
        <Row name={text("runs.efficiency")} figure={efficiency} format={(value) => percent(value, 0)} />
      </dl>
      <MissingLines
        parts={[
          ...(hasBefore ? [] : [{ name: text("runs.before"), because: SHORTER_THAN_A_YEAR }]),
          ...missingPart(text("runs.efficiency"), efficiency),
        ]}
      />
    </Test>
  );
}

/** What came of the rules on days that nobody knew when they were saved. */
function OutOfSample({ outOfSample }: { readonly outOfSample: NonNullable<WireHonesty["outOfSample"]> }) {
  const text = useText();
  const { day, count, change } = useFormats();
  return (
    <Test title={text("runs.outOfSample")}>
      <dl>
        <FigureRow name={text("runs.savedOn")}>{day(outOfSample.since)}</FigureRow>
        <FigureRow name={text("runs.outOfSampleDays")}>{count(outOfSample.days)}</FigureRow>
        <Row name={text("runs.outOfSampleReturn")} figure={outOfSample.totalReturn} format={(value) => change(value)} />
      </dl>
      <MissingLines parts={missingPart(text("runs.outOfSampleReturn"), outOfSample.totalReturn)} />
    </Test>
  );
}

function Test({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className={styles.name}>{title}</h3>
      {children}
    </section>
  );
}

interface RowProps {
  readonly name: string;
  readonly figure: WireFigure;
  readonly format: (value: number) => string;
}

/** A known figure; what is missing stands below its list. */
function Row({ name, figure, format }: RowProps) {
  if (figure.value === null) return null;
  return (
    <FigureRow name={name}>
      <FigureValue figure={figure} label={name} format={format} />
    </FigureRow>
  );
}
