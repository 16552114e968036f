import type { WirePlanChangePreview, WirePrice } from "@plumbline/contract";
import { useSuspenseQuery } from "@tanstack/react-query";
import { AWAITED, call, callQuery } from "../../../api/index.ts";
import { type Text, useNameOf, useText } from "../../../i18n/index.ts";
import { Boundary, Button, Sheet, Skeleton } from "../../../ui/index.ts";
import { type Choice, priceOf } from "../plan-facts.ts";
import { usePlanAction } from "../use-plan-action.ts";
import { usePlanWords } from "../use-plan-words.ts";
import styles from "./ChangeWindow.module.css";
import type { Await } from "./use-billing-state.ts";

interface ChangeWindowProps {
  readonly choice: Choice;
  readonly onAwait: Await;
  readonly onClose: () => void;
}

/** What a change of plan costs now and next, before it is made. */
export function ChangeWindow(props: ChangeWindowProps) {
  const text = useText();
  const nameOf = useNameOf();
  const { choice, onClose } = props;
  return (
    <Sheet
      title={text("plans.changeTo", { plan: nameOf(choice.plan.names) })}
      className={styles.window}
      onClose={onClose}
    >
      <Boundary loading={<Skeleton height="20rem" />}>
        <Preview {...props} />
      </Boundary>
    </Sheet>
  );
}

/** Milliseconds for which the server holds the amounts, less some to decide. */
const HOLDS = 25 * 60_000;

function Preview({ choice, onAwait, onClose }: ChangeWindowProps) {
  const text = useText();
  const nameOf = useNameOf();
  const { plan, interval } = choice;
  const wanted = { plan: plan.id, interval };
  const { data: preview } = useSuspenseQuery({
    ...callQuery("previewPlanChange", wanted),
    staleTime: HOLDS,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const change = usePlanAction(async () => {
    onAwait(await call("changePlan", { ...wanted, at: preview.at }, AWAITED), {
      isConfirmed: ({ subscription }) => subscription?.plan === plan.id && subscription.price?.interval === interval,
      said: text("plans.changed", { plan: nameOf(plan.names) }),
    });
    onClose();
  });
  return (
    <div className={styles.preview}>
      <p className={styles.lead}>{text("plans.changeLead")}</p>
      <Amounts preview={preview} price={priceOf(plan, interval)} />
      <p className={styles.holds}>{text("plans.changeHolds")}</p>
      <div className={styles.actions}>
        <Button onClick={onClose}>{text("plans.back")}</Button>
        <Button look="primary" aria-disabled={change.isPending} onClick={() => change.start()}>
          {text("plans.changeConfirm")}
        </Button>
      </div>
    </div>
  );
}

interface AmountsProps {
  readonly preview: WirePlanChangePreview;
  /** Of the new plan. */
  readonly price: WirePrice | null;
}

function Amounts({ preview: { lines, tax, now, next }, price }: AmountsProps) {
  const text = useText();
  const words = usePlanWords();
  const isCredit = now.amount < 0;
  const lineWords = { text, until: words.day(next.at), fullPrice: price?.amount };
  return (
    <dl className={styles.amounts}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a preview never change their order.
        <div key={index} className={styles.line}>
          <dt>{nameOfLine(line, lineWords)}</dt>
          <dd>{words.money(line)}</dd>
        </div>
      ))}
      {tax.amount !== 0 && (
        <div className={styles.line}>
          <dt>{text("plans.changeTax")}</dt>
          <dd>{words.money(tax)}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{text(isCredit ? "plans.changeCredit" : "plans.changeNow")}</dt>
        <dd>{words.money({ ...now, amount: Math.abs(now.amount) })}</dd>
      </div>
      <div className={styles.next}>
        <dt>{text("plans.changeNext", { day: words.day(next.at) })}</dt>
        <dd>{words.amount(next, price?.tax)}</dd>
      </div>
    </dl>
  );
}

/** The provider writes its lines in English: those of the change itself have words of ours. */
function nameOfLine(
  { amount, isProration, text: written }: WirePlanChangePreview["lines"][number],
  { text, until, fullPrice }: { readonly text: Text; readonly until: string; readonly fullPrice: number | undefined },
): string {
  if (!isProration) return amount === fullPrice ? text("plans.changeFull", { day: until }) : written;
  return text(amount < 0 ? "plans.changeUnused" : "plans.changeRest");
}
