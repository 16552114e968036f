import type { WireBillingState, WireDiscount } from "@plumbline/contract";
import { useEffect, useRef } from "react";
import { AWAITED, call } from "../../../api/index.ts";
import { callProblem, type Refusal, type Rules, TextField, useForm } from "../../../forms/index.ts";
import { useText } from "../../../i18n/index.ts";
import { Button } from "../../../ui/index.ts";
import { isRunning } from "../plan-facts.ts";
import { usePlanAction } from "../use-plan-action.ts";
import { usePlanWords } from "../use-plan-words.ts";
import styles from "./CouponForm.module.css";
import type { Await } from "./use-billing-state.ts";

/** A coupon that the provider knows. */
export interface KnownCoupon {
  readonly code: string;
  readonly discount: WireDiscount;
}

interface CouponFormProps {
  readonly billing: WireBillingState;
  readonly coupon: KnownCoupon | null;
  readonly onCoupon: (coupon: KnownCoupon | null) => void;
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
  return props.coupon ? <Checked {...props} coupon={props.coupon} /> : <Unchecked {...props} />;
}

function Unchecked({ onCoupon }: CouponFormProps) {
  const text = useText();
  const form = useForm<Typed>({ initial: { code: "" }, rules: RULES, send });

  async function send({ code }: Typed): Promise<Refusal<Typed> | null> {
    try {
      const { discount } = await call("coupon", { code: code.trim() }, AWAITED);
      onCoupon({ code: code.trim(), discount });
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

function Checked({ billing, coupon, onCoupon, onAwait }: CouponFormProps & { readonly coupon: KnownCoupon }) {
  const text = useText();
  const words = usePlanWords();
  const isForRunning = isRunning(billing.state);
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => place.current?.focus(), []);
  const apply = usePlanAction(async () => {
    await call("coupon", { code: coupon.code, apply: true }, AWAITED);
    onAwait(billing, {
      isConfirmed: ({ subscription }) => subscription?.discount?.name === coupon.discount.name,
      said: text("plans.couponApplied"),
    });
    onCoupon(null);
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
        <Button look="quiet" onClick={() => onCoupon(null)}>
          {text("plans.couponRemove")}
        </Button>
      </div>
    </div>
  );
}
