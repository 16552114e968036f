import type { WireDiscount } from "@plumbline/contract";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../api/index.ts";
import type { Query } from "../../router/index.ts";

/** A coupon that the provider knows. */
export interface KnownCoupon {
  readonly code: string;
  readonly discount: WireDiscount;
}

/** What a coupon takes off; that may change or end at any time. */
export const couponQuery = (code: string) => ({ ...callQuery("coupon", { code }), staleTime: 0 });

/** The coupon of an address, which is kept on the way to the payment page and back; null where the provider knows none. */
export function useCoupon({ coupon: code }: Query): {
  readonly coupon: KnownCoupon | null;
  readonly isLoading: boolean;
} {
  const { data, isLoading } = useQuery({ ...couponQuery(code ?? ""), enabled: code !== undefined });
  return { coupon: code !== undefined && data ? { code, discount: data.discount } : null, isLoading };
}
