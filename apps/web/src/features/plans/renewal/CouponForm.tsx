import type { WireBillingState } from "@plumbline/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { AWAITED, call } from "../../../api/index.ts";
import { callProblem, type Refusal, type Rules, TextField, useForm } from "../../../forms/index.ts";
import { useText } from "../../../i18n/index.ts";
import { Button } from "../../../ui/index.ts";
import { isRunning } from "../plan-facts.ts";
import { couponQuery, type KnownCoupon } from "../use-coupon.ts";
import { usePlanAction } from "../use-plan-action.ts";
import { usePlanWords } from "../use-plan-words.ts";
import styles from "./CouponForm.module.css";
import type { Await } from "./use-billing-state.ts";

interface CouponFormProps {
  readonly billing: WireBillingState;
  readonly coupon: KnownCoupon | null;
  /** Called with its code, and with nothing when it is taken away. */
  readonly onCoupon: (code: string | undefined) => void;
  readonly onAwait: Await;
}

type Typed = { readonly code: string };

const RULES: Rules<Typed> = {
  code: [
    { type: "required" },
    { type: "regex", pattern: /^\s*[\w-]{1,60}\s*$/, message: (text) => text("plans.invalidCoupon") },
  ],
};

/** Says what a coupon takes off before it is used: at the checkout, or on the running subscription. */
export function CouponForm(props: CouponFormProps) {
  // The button that was pressed to check it is gone; one that came with the address takes no focus.
  const wasAsked = useRef(false);
  const onCoupon: CouponFormProps["onCoupon"] = (code) => {
    wasAsked.current = code !== undefined;
    props.onCoupon(code);
  };
  const given = { ...props, onCoupon };
  if (!props.coupon) return <Unchecked {...given} />;
  return <Checked {...given} coupon={props.coupon} takesFocus={wasAsked.current} />;
}

function Unchecked({ onCoupon }: CouponFormProps) {
  const text = useText();
  const client = useQueryClient();
  const form = useForm<Typed>({ initial: { code: "" }, rules: RULES, send });

  async function send({ code }: Typed): Promise<Refusal<Typed> | null> {
    try {
      await client.fetchQuery({ ...couponQuery(code.trim()), retry: false });
      onCoupon(code.trim());
    } catch (failure) {
      return { fields: { code: callProblem(failure) } };
    }
    return null;
  }

  return (
    <form {...form.element}>
      <TextField
        {...form.field("code")}
        label={text("plans.coupon")}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        endPlace="beside"
        end={
          <Button type="submit" className={styles.check} aria-disabled={form.isSending}>
            {text("plans.couponCheck")}
          </Button>
        }
      />
    </form>
  );
}

interface CheckedProps extends CouponFormProps {
  readonly coupon: KnownCoupon;
  readonly takesFocus: boolean;
}

function Checked({ billing, coupon, takesFocus, onCoupon, onAwait }: CheckedProps) {
  const text = useText();
  const words = usePlanWords();
  const isForRunning = isRunning(billing.state);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  const apply = usePlanAction(async () => {
    await call("coupon", { code: coupon.code, apply: true }, AWAITED);
    onAwait(billing, {
      isConfirmed: ({ subscription }) => subscription?.discount?.name === coupon.discount.name,
      said: text("plans.couponApplied"),
    });
    onCoupon(undefined);
  });
  return (
    <div ref={place} tabIndex={-1} className={styles.coupon}>
      <p className={styles.discount}>{words.discount(coupon.discount)}</p>
      {!isForRunning && <p className={styles.kept}>{text("plans.couponKept")}</p>}
      <div className={styles.actions}>
        {isForRunning && (
          <Button aria-disabled={apply.isPending} onClick={() => apply.start()}>
            {text("plans.couponApply")}
          </Button>
        )}
        <Button look="quiet" onClick={() => onCoupon(undefined)}>
          {text("plans.couponRemove")}
        </Button>
      </div>
    </div>
  );
}
