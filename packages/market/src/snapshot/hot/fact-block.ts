import type { Day } from "@plumbline/core/time";
import type { Fact } from "../../model/index.ts";
import { factColumnsBytes, layFactColumns } from "./fact-columns.ts";

const HEADER_BYTES = 8;
/** Stands for a start or a fiscal year that a fact has not. */
const NONE = -2_147_483_648;

type Dictionaries<Texts> = Readonly<
  Record<"taxonomy" | "concept" | "unit" | "accession" | "form" | "fiscalPeriod" | "frame", Texts>
>;

/**
 * Packs the facts of one company: two 32-bit counts (facts, bytes of the dictionaries), columns of values, days, years
 * and codes, then the dictionaries of the codes as JSON. One positioned read gets all, and no dictionary grows with the
 * market.
 *
 * @param facts In any order, which is kept.
 * @returns The block; equal facts give equal bytes.
 */
export function encodeFacts(facts: readonly Fact[]): Uint8Array {
  const codes = newCodes();
  const columns = layFactColumns(new ArrayBuffer(factColumnsBytes(facts.length)), 0, facts.length);
  for (let row = 0; row < facts.length; row++) {
    const fact = facts[row] as Fact;
    columns.value[row] = fact.value;
    columns.start[row] = fact.start ?? NONE;
    columns.end[row] = fact.end;
    columns.filed[row] = fact.filed;
    columns.fiscalYear[row] = fact.fiscalYear ?? NONE;
    columns.taxonomy[row] = codes.taxonomy.code(fact.taxonomy);
    columns.concept[row] = codes.concept.code(fact.concept);
    columns.unit[row] = codes.unit.code(fact.unit);
    columns.accession[row] = codes.accession.code(fact.accession);
    columns.form[row] = codes.form.code(fact.form);
    columns.fiscalPeriod[row] = codes.fiscalPeriod.code(fact.fiscalPeriod);
    columns.frame[row] = codes.frame.code(fact.frame);
  }
  const dictionaries = Buffer.from(JSON.stringify(codes));
  const header = new Uint8Array(Uint32Array.of(facts.length, dictionaries.length).buffer);
  return Buffer.concat([header, new Uint8Array(columns.value.buffer), dictionaries]);
}

/**
 * Unpacks what `encodeFacts` packed.
 *
 * @param block Exactly one block, at a position of its buffer that is divisible by 8.
 * @returns The facts in their order.
 */
export function decodeFacts(block: Uint8Array): Fact[] {
  const [count = 0] = new Uint32Array(block.buffer, block.byteOffset, 2);
  const columns = layFactColumns(block.buffer, block.byteOffset + HEADER_BYTES, count);
  const texts = JSON.parse(Buffer.from(block.subarray(HEADER_BYTES + factColumnsBytes(count))).toString());
  const { taxonomy, concept, unit, accession, form, fiscalPeriod, frame } = texts as Dictionaries<string[]>;
  const facts: Fact[] = [];
  for (let row = 0; row < count; row++) {
    facts.push({
      taxonomy: taxonomy[columns.taxonomy[row] as number] as string,
      concept: concept[columns.concept[row] as number] as string,
      unit: unit[columns.unit[row] as number] as string,
      start: known(columns.start[row] as number) as Day | null,
      end: columns.end[row] as Day,
      value: columns.value[row] as number,
      accession: accession[columns.accession[row] as number] as string,
      form: form[columns.form[row] as number] as string,
      filed: columns.filed[row] as Day,
      fiscalYear: known(columns.fiscalYear[row] as number),
      fiscalPeriod: fiscalPeriod[columns.fiscalPeriod[row] as number] ?? null,
      frame: frame[columns.frame[row] as number] ?? null,
    });
  }
  return facts;
}

function known(stored: number): number | null {
  return stored === NONE ? null : stored;
}

function newCodes(): Dictionaries<TextCodes> {
  return {
    taxonomy: new TextCodes(),
    concept: new TextCodes(),
    unit: new TextCodes(),
    accession: new TextCodes(),
    form: new TextCodes(),
    fiscalPeriod: new TextCodes(),
    frame: new TextCodes(),
  };
}

/** Gives each distinct text a code in order of appearance; -1 stands for no text. */
class TextCodes {
  readonly #codes = new Map<string, number>();
  #last: string | null = null;
  #lastCode = -1;

  code(text: string | null): number {
    if (text === this.#last) return this.#lastCode;
    this.#last = text;
    this.#lastCode = text === null ? -1 : this.#known(text);
    return this.#lastCode;
  }

  /** The texts in order of their codes. */
  toJSON(): string[] {
    return [...this.#codes.keys()];
  }

  #known(text: string): number {
    const known = this.#codes.get(text);
    if (known !== undefined) return known;
    const code = this.#codes.size;
    this.#codes.set(text, code);
    return code;
  }
}
