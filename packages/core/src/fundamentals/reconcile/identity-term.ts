/** Concepts of which a filing states one; added, or taken away. */
export interface IdentityTerm {
  readonly sign: 1 | -1;
  readonly concepts: readonly string[];
  /**
   * Without one a filing must state it. An optional term may be part of another one, and is left out too where it is stated; one that is
   * taken where it is stated is a part of the sum by itself.
   */
  readonly presence: "needed" | "optional" | "where-stated";
}

/** Terms that add up to nothing. */
export type Terms = readonly IdentityTerm[];

/** A sum of the statements, see `IDENTITIES`. */
export interface Identity {
  readonly terms: Terms;
  /**
   * False where a filing may state further parts under names of its own, which are not among the facts: such a sum confirms an amount, but
   * it breaks without anybody being wrong.
   */
  readonly canBreak: boolean;
}

/** A sum that has all its parts in every filing that states it. */
export const whole = (terms: Terms): Identity => ({ terms, canBreak: true });

/** A sum that may have further parts. */
export const open = (terms: Terms): Identity => ({ terms, canBreak: false });

/** A term that is added. */
export const plus = (...concepts: readonly string[]): IdentityTerm => ({ sign: 1, concepts, presence: "needed" });

/** A term that is taken away. */
export const minus = (...concepts: readonly string[]): IdentityTerm => ({ sign: -1, concepts, presence: "needed" });

/** A term that a filing need not state, and that may be left out. */
export const optional = (term: IdentityTerm): IdentityTerm => ({ ...term, presence: "optional" });

/** Terms of one concept each, all of which are taken that a filing states. */
export const whereStated = ({ concepts, sign }: IdentityTerm): Terms =>
  concepts.map((concept) => ({ sign, concepts: [concept], presence: "where-stated" }));
