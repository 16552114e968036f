/**
 * Some fields of an object of Stripe, at every depth, with the exact names and types that its library has for them: what is played cannot
 * have a field that Stripe does not send, or one elsewhere than Stripe sends it.
 */
export type WireShape<T> = T extends readonly (infer Entry)[]
  ? readonly WireShape<Entry>[]
  : T extends object
    ? { readonly [Name in keyof T]?: WireShape<T[Name]> }
    : T;
