/** Months by their first three letters without accents, in English, German, French and Spanish. */
const MONTHS: Readonly<Record<string, number>> = {
  jan: 1,
  ene: 1,
  feb: 2,
  fev: 2,
  mar: 3,
  mae: 3,
  mrz: 3,
  apr: 4,
  avr: 4,
  abr: 4,
  may: 5,
  mai: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  aou: 8,
  ago: 8,
  sep: 9,
  set: 9,
  oct: 10,
  okt: 10,
  nov: 11,
  dec: 12,
  dez: 12,
  dic: 12,
};
const CHINESE = /^(\d{4})年(\d{1,2})月(\d{1,2})日/u;
const TIME = /\d{1,2}:\d{2}.*$/u;
const TOKENS = /\d+|\p{L}+/gu;
const ACCENTS = /\p{M}/gu;

/** A day as it is written, not yet known to be one of the calendar. */
export interface NamedDay {
  readonly year: number;
  /** 2 or 4. */
  readonly yearDigits: number;
  readonly month: number;
  readonly date: number;
}

/**
 * Reads a day that names its month, in five languages: the two numbers beside the name are the day and the year, which has
 * four digits or comes last.
 *
 * @returns `null` where the text is no such day.
 *
 * @example
 * namedDay("02-Jan-2020"); // { year: 2020, yearDigits: 4, month: 1, date: 2 }
 */
export function namedDay(text: string): NamedDay | null {
  const chinese = CHINESE.exec(text.trim());
  if (chinese !== null) {
    const [year, month, date] = chinese.slice(1).map(Number) as [number, number, number];
    return { year, yearDigits: 4, month, date };
  }
  const tokens = text.replace(TIME, "").match(TOKENS) ?? [];
  const numbers = tokens.filter((token) => /^\d/.test(token));
  const months = tokens.flatMap((token) => monthNamed(token) ?? []);
  const [month] = months;
  const [first, last] = numbers;
  if (months.length !== 1 || month === undefined || first === undefined || last === undefined) return null;
  const [year, date] = first.length === 4 ? [first, last] : [last, first];
  if (numbers.length !== 2 || (year.length !== 4 && year.length !== 2) || date.length > 2) return null;
  return { year: Number(year), yearDigits: year.length, month, date: Number(date) };
}

function monthNamed(token: string): number | null {
  if (/^\d/.test(token)) return null;
  const plain = token.normalize("NFKD").replace(ACCENTS, "").toLowerCase();
  if (plain.startsWith("jui")) return plain.startsWith("juin") ? 6 : 7;
  return plain.length < 3 ? null : (MONTHS[plain.slice(0, 3)] ?? null);
}
