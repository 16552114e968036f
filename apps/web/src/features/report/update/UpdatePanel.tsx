import type { WireConsumption } from "@plumbline/contract";
import { formatCompactMoney } from "../../../format/index.ts";
import { callProblem } from "../../../forms/index.ts";
import { useFormats, useLanguage, useText } from "../../../i18n/index.ts";
import { Button } from "../../../ui/index.ts";
import type { RenderRunOut } from "../unlock/LockPanel.tsx";
import { RunView } from "./RunView.tsx";
import { UpdateFrame } from "./UpdateFrame.tsx";
import styles from "./UpdatePanel.module.css";
import type { Estimate, ReportUpdate, Unchanged } from "./use-update.ts";

interface UpdatePanelProps {
  readonly update: ReportUpdate;
  readonly renderRunOut: RenderRunOut;
}

/** What became of an update: what it would take, what it looked at, how far it is, or why there is none. */
export function UpdatePanel({ update, renderRunOut }: UpdatePanelProps) {
  const text = useText();
  const { state } = update;
  switch (state.kind) {
    case "none":
      return null;
    case "asking":
      return (
        <UpdateFrame>
          <p>{text("report.lookingAtInputs")}</p>
        </UpdateFrame>
      );
    case "estimate":
      return state.estimate.isAllowed ? (
        <EstimateView estimate={state.estimate} update={update} />
      ) : (
        <NoModelView estimate={state.estimate} update={update} renderRunOut={renderRunOut} />
      );
    case "unchanged":
      return <UnchangedView answer={state.answer} onClose={update.close} />;
    case "running":
      return <RunView key={state.run} run={state.run} isShared={state.isShared} update={update} />;
    case "published":
      return (
        <UpdateFrame onClose={update.close}>
          <p className={styles.title}>{text("report.published")}</p>
          {state.consumption && <Consumed consumption={state.consumption} />}
        </UpdateFrame>
      );
    case "refused":
      return (
        <UpdateFrame onClose={update.close}>
          <p role="alert">{callProblem(state.failure)(text)}</p>
        </UpdateFrame>
      );
  }
}

/** Writes a cost: parts of a cent too, as most runs cost less than one. */
function useMoney(): (cost: NonNullable<WireConsumption["cost"]>) => string {
  const language = useLanguage();
  return ({ amount, currency }) => formatCompactMoney(amount, currency, language);
}

/** What a report by a language model would take, and the choice. */
function EstimateView({
  estimate: { model, estimate, ceilings },
  update,
}: {
  readonly estimate: Estimate;
  readonly update: ReportUpdate;
}) {
  const text = useText();
  const money = useMoney();
  const { run, user } = ceilings;
  return (
    <UpdateFrame onClose={update.close}>
      <p className={styles.title}>{text("report.modelWouldWrite", { model: model ?? "" })}</p>
      {estimate && (
        <p>
          <TokenRange least={estimate.least} most={estimate.most} />
        </p>
      )}
      {run && <p className={styles.more}>{text("report.ceilingRun", { amount: money(run) })}</p>}
      {user && <p className={styles.more}>{text("report.ceilingUser", { amount: money(user) })}</p>}
      <div className={styles.choice}>
        <Button look="primary" onClick={() => void update.write("model")}>
          {text("report.writeByModel")}
        </Button>
        <Button onClick={() => void update.write("rules")}>{text("report.writeByRules")}</Button>
      </div>
    </UpdateFrame>
  );
}

interface NoModelViewProps extends UpdatePanelProps {
  readonly estimate: Estimate;
}

/** The plan of the reader has no reports by a model: the rules write, and the plans that have them are named. */
function NoModelView({ estimate: { plans }, update, renderRunOut }: NoModelViewProps) {
  const text = useText();
  return (
    <UpdateFrame onClose={update.close}>
      <p className={styles.title}>{text("report.rulesWouldWrite")}</p>
      <div className={styles.choice}>
        <Button look="primary" onClick={() => void update.write("rules")}>
          {text("report.writeByRules")}
        </Button>
      </div>
      <div className={styles.offers}>{renderRunOut({ needs: "plan", feature: "modelReports", plans })}</div>
    </UpdateFrame>
  );
}

function TokenRange({ least, most }: { readonly least: WireConsumption; readonly most: WireConsumption }) {
  const text = useText();
  const { count } = useFormats();
  const money = useMoney();
  const tokens = ({ inputTokens, outputTokens }: WireConsumption) => count(inputTokens + outputTokens);
  const range = { least: tokens(least), most: tokens(most) };
  if (least.cost === null || most.cost === null) return text("report.tokenRange", range);
  const [low, high] = [least.cost, most.cost];
  return text("report.tokenAndCostRange", {
    ...range,
    low: money(low),
    high: money(high),
  });
}

/** The true figures after a run. */
function Consumed({ consumption: { inputTokens, outputTokens, cost } }: { readonly consumption: WireConsumption }) {
  const text = useText();
  const { count } = useFormats();
  const money = useMoney();
  const tokens = { input: count(inputTokens), output: count(outputTokens) };
  return (
    <p className={styles.more}>
      {cost ? text("report.consumedWithCost", { ...tokens, cost: money(cost) }) : text("report.consumed", tokens)}
    </p>
  );
}

interface UnchangedViewProps {
  readonly answer: Unchanged;
  readonly onClose: () => void;
}

/** What was looked at, where nothing has changed. */
function UnchangedView({ answer: { version, looked }, onClose }: UnchangedViewProps) {
  const text = useText();
  const { day, count } = useFormats();
  const of = (kinds: readonly string[]) =>
    looked.items.reduce((sum, item) => sum + (kinds.includes(item.kind) ? item.count : 0), 0);
  const passages = of(["passage"]);
  const figures = looked.items.reduce((sum, item) => sum + item.count, 0) - passages;
  return (
    <UpdateFrame onClose={onClose}>
      <p className={styles.title}>{text("report.unchanged", { day: day(version.asOf) })}</p>
      <p>{text("report.lookedAt", { figures: count(figures), passages: count(passages) })}</p>
      <p className={styles.more}>
        {looked.lastFiled
          ? text("report.lookedUntil", { filed: day(looked.lastFiled), day: day(looked.lastDay) })
          : text("report.lookedUntilDay", { day: day(looked.lastDay) })}
      </p>
    </UpdateFrame>
  );
}
