/** What gives each part of an object when it is asked for. */
export type Asked<Parts> = { readonly [Name in keyof Parts]: () => Parts[Name] };

/**
 * An object whose parts are computed when they are first asked for, and once.
 *
 * @example
 * const { sum } = lazily({ sum: () => 1 + 1, never: () => { throw new Error(); } }); // sum is 2
 */
export function lazily<Parts extends object>(parts: Asked<Parts>): Parts {
  const whole = {} as Parts;
  for (const name of Object.keys(parts) as (keyof Parts)[]) {
    Object.defineProperty(whole, name, {
      configurable: true,
      enumerable: true,
      get() {
        const value = parts[name]();
        Object.defineProperty(whole, name, { value, enumerable: true });
        return value;
      },
    });
  }
  return whole;
}
