import { type Instrument, type Listing, listingOf } from "../model/index.ts";
import type { ReferenceAttributes } from "../sources/reference/index.ts";
import type { CompanyAttributes, ListedCompany } from "../sources/sec/index.ts";
import { CompanyDirectory } from "../sources/sec/index.ts";
import { EndedListings } from "./ended-listings.ts";
import { SecurityNames } from "./security-names.ts";

/** What the facts of a company say about it beside numbers. */
export interface FactsIdentity {
  readonly cik: number;
  readonly entityName: string;
  readonly symbol: string | null;
}

/** What is known of a symbol beside lists. */
export interface KnownListing {
  readonly before?: Instrument | null;
  readonly isUs?: boolean;
}

/**
 * Everything that the delivered lists say about symbols and companies, before it becomes instruments. Where lists
 * disagree, the company's own submissions come first, then lists of constituents, then lists of symbols; of two lists
 * of one kind the one added last.
 */
export class SecurityMaster {
  readonly directory = new CompanyDirectory();
  /** What the filings of companies say of the end of their listings. */
  readonly ends = new EndedListings();
  readonly #names = new SecurityNames();
  readonly #listed = new Map<string, ListedCompany>();
  readonly #listedByCik = new Map<number, ListedCompany[]>();
  readonly #submissions = new Map<number, CompanyAttributes>();
  readonly #filers = new Map<string, CompanyAttributes>();
  readonly #reference = new Map<string, ReferenceAttributes>();
  readonly #referenceByCik = new Map<number, Set<string>>();
  readonly #namedUntil = new Map<string, number>();
  readonly #facts = new Map<number, FactsIdentity>();
  readonly #factsSymbols = new Map<string, number>();
  readonly #usMembers = new Set<string>();

  addListed(company: ListedCompany): void {
    this.#listed.set(company.symbol, company);
    this.#listedByCik.set(company.cik, [...(this.#listedByCik.get(company.cik) ?? []), company]);
    this.directory.add(company);
    this.#names.addSymbol(company.symbol, company.name);
  }

  addSubmissions(company: CompanyAttributes): void {
    this.#submissions.set(company.cik, company);
    this.directory.add(company);
    for (const name of company.formerNames) this.directory.add({ cik: company.cik, name });
    for (const { symbol } of company.listings) {
      this.#filers.set(symbol, company);
      this.directory.add({ cik: company.cik, symbol });
    }
  }

  /** @param asOf Day of the list; a list without one holds for no day. */
  addReference(attributes: ReferenceAttributes, asOf = Number.NEGATIVE_INFINITY): void {
    const { symbol, cik, name } = attributes;
    this.#namedUntil.set(symbol, Math.max(asOf, this.#namedUntil.get(symbol) ?? asOf));
    const known = this.#reference.get(symbol);
    this.#reference.set(symbol, known === undefined ? attributes : withKnown(attributes, known));
    this.#names.addSymbol(symbol, name);
    if (cik === null) return;
    this.directory.add({ cik, symbol, name });
    this.#referenceByCik.set(cik, new Set([...(this.#referenceByCik.get(cik) ?? []), symbol]));
  }

  addFacts(identity: FactsIdentity): void {
    this.#facts.set(identity.cik, identity);
    if (this.directory.namesOf(identity.cik).length === 0) {
      this.directory.add({ cik: identity.cik, name: identity.entityName });
    }
    this.#names.addCompany(identity.cik, identity.entityName);
    if (identity.symbol !== null) this.#factsSymbols.set(identity.symbol, identity.cik);
  }

  /** The company that a symbol stands for, by the most reliable list. */
  cikOf(symbol: string): number | null {
    return this.#candidates(symbol)[0] ?? null;
  }

  /**
   * The company that a symbol stands for among those whose facts the market has: the lists' own choice, or a
   * predecessor or successor of the same name under another key.
   *
   * @param symbol The symbol.
   * @param ciks Companies that have facts.
   * @returns `cikOf` when none of them is meant.
   */
  cikWithFacts(symbol: string, ciks: ReadonlySet<number>): number | null {
    const [best = null, ...others] = this.#candidates(symbol);
    if (best === null || ciks.has(best)) return best;
    const isSame = (cik: number) => this.directory.namesOf(cik).some((name) => this.directory.canBeNamed(best, name));
    return others.find((cik) => ciks.has(cik) && isSame(cik)) ?? best;
  }

  /**
   * The company with facts that a list names exactly as it names the symbol, where no list states a key or symbol of either.
   * It says whose accounts belong to the symbol, not where the symbol trades.
   */
  cikNamedLike(symbol: string): number | null {
    const name = this.#reference.get(symbol)?.name ?? null;
    if (name === null || this.#candidates(symbol).length > 0) return null;
    const cik = this.#names.companyNamed(name);
    return cik === null || this.symbolsOf(cik).length > 0 ? null : cik;
  }

  /** The one symbol that lists have under a name, whatever its legal form; null where there is none, or several. */
  symbolNamed(name: string): string | null {
    return this.#names.symbolNamed(name);
  }

  /** True when a list of any kind has the symbol. */
  isKnown(symbol: string): boolean {
    return this.isListed(symbol) || this.#reference.has(symbol) || this.#usMembers.has(symbol);
  }

  #candidates(symbol: string): number[] {
    const known = [
      this.#filers.get(symbol)?.cik,
      this.#reference.get(symbol)?.cik,
      this.#listed.get(symbol)?.cik,
      this.#factsSymbols.get(symbol),
    ];
    return [...new Set(known.filter((cik) => cik !== undefined && cik !== null))];
  }

  /** Symbols of a company, the one it is best known by first. */
  symbolsOf(cik: number): string[] {
    const filed = this.#submissions.get(cik)?.listings.map(({ symbol }) => symbol) ?? [];
    const constituents = this.#referenceByCik.get(cik) ?? [];
    const listed = this.#listedByCik.get(cik)?.map(({ symbol }) => symbol) ?? [];
    const stated = this.#facts.get(cik)?.symbol ?? null;
    return [...new Set([...filed, ...constituents, ...listed, ...(stated === null ? [] : [stated])])];
  }

  /** Takes note that a symbol is one of an index of US stocks. */
  addUsMember(symbol: string): void {
    this.#usMembers.add(symbol);
  }

  /**
   * Where a symbol trades, by what lists, companies and its own spelling say.
   *
   * @param known The instrument that the market has, and whether its files are of a US listing.
   */
  listing(symbol: string, { before = null, isUs = false }: KnownListing = {}): Listing {
    const filed = this.#filers.get(symbol)?.listings.find((listing) => listing.symbol === symbol);
    const stated = filed?.exchange ?? this.#listed.get(symbol)?.exchange ?? this.#reference.get(symbol)?.exchange;
    return listingOf({
      symbol,
      exchange: stated ?? before?.exchange ?? null,
      isUs: isUs || isOfUsCompany(before) || this.isListed(symbol) || this.#isOfUsCompany(symbol),
    });
  }

  /** The SEC lists companies by the symbols of their US listings, and so do lists that state its keys. */
  #isOfUsCompany(symbol: string): boolean {
    return this.#usMembers.has(symbol) || this.#candidates(symbol).length > 0;
  }

  /** True when lists of symbols were delivered and one has it. */
  isListed(symbol: string): boolean {
    return this.#listed.has(symbol) || this.#filers.has(symbol);
  }

  /** True when a list of today, or one made after the day, names the symbol. */
  isNamedAfter(symbol: string, day: number): boolean {
    return this.isListed(symbol) || (this.#namedUntil.get(symbol) ?? Number.NEGATIVE_INFINITY) > day;
  }

  /** True when a company that has or had the symbol ever filed for the end of a listing. */
  hasNotice(symbol: string): boolean {
    return this.#candidates(symbol).some((cik) => this.ends.hasNotice(cik));
  }

  /**
   * True when a company that had the symbol was gone after its last price, and neither it nor one of its name is who a
   * list of symbols traded today gives the symbol.
   *
   * @param last Day of that price.
   */
  wasGivenUp(symbol: string, last: number): boolean {
    const today = this.#listed.get(symbol)?.cik ?? null;
    return this.#candidates(symbol).some((cik) => this.ends.wasGone(cik, last) && !this.#isSameCompany(cik, today));
  }

  #isSameCompany(cik: number, other: number | null): boolean {
    if (other === null || cik === other) return cik === other;
    return this.directory.namesOf(cik).some((name) => this.directory.canBeNamed(other, name));
  }

  /** True when a list of symbols traded today was delivered. */
  hasListOfToday(): boolean {
    return this.#listed.size > 0;
  }

  /** True when a list of symbols traded today has it. */
  isTradedToday(symbol: string): boolean {
    return this.#listed.has(symbol);
  }

  /** True when a list states that the symbol no longer trades. */
  isDelisted(symbol: string): boolean {
    return this.#reference.get(symbol)?.isDelisted === true && !this.isListed(symbol);
  }

  listed(symbol: string): ListedCompany | null {
    return this.#listed.get(symbol) ?? null;
  }

  submissions(cik: number | null): CompanyAttributes | null {
    return (cik === null ? null : this.#submissions.get(cik)) ?? null;
  }

  reference(symbol: string): ReferenceAttributes | null {
    return this.#reference.get(symbol) ?? null;
  }

  facts(cik: number | null): FactsIdentity | null {
    return (cik === null ? null : this.#facts.get(cik)) ?? null;
  }
}

/** A company's key that was found by its name alone proves no US listing: then its currency is not known either. */
function isOfUsCompany(before: Instrument | null): boolean {
  return before !== null && before.cik !== null && before.currency !== null && !before.isCurrencyAnswered;
}

/** The newer list's attributes, filled from the older one where it is silent. */
function withKnown(newer: ReferenceAttributes, older: ReferenceAttributes): ReferenceAttributes {
  const stated = Object.entries(newer).filter(([, value]) => value !== null);
  return { ...older, ...Object.fromEntries(stated) } as ReferenceAttributes;
}
