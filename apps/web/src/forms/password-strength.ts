/** How hard a password is to guess. `none`: nothing was typed. */
export type PasswordStrength = "none" | "weak" | "fair" | "strong";

/** Bits from which a password is called so. 60 bits of chance withstand an attack on a slow hash for years. */
const FAIR_FROM = 36;
const STRONG_FROM = 60;

/** Letters, digits and other characters of a keyboard, and how many of each there are. */
const KINDS: readonly (readonly [pattern: RegExp, size: number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z\d]/, 33],
];

/** What people type first; each counts as one character. */
const COMMON = /pass(word)?|qwerty|azerty|letmein|welcome|admin|iloveyou|woaini|motdepasse|contrase[nñ]a|plumbline/gi;

/**
 * Estimates how hard a password is to guess, as a hint while it is typed. Characters that repeat, continue a row such as
 * `abc` or `321`, or spell a common word or the reader's own address are not counted. It is an upper bound: the server
 * refuses leaked passwords by a list.
 *
 * @param password As typed.
 * @param known What others know of the reader, such as the e-mail address.
 */
export function passwordStrength(password: string, known = ""): PasswordStrength {
  if (password === "") return "none";
  const bits = surprises(withoutKnown(password, known)) * Math.log2(keyboardSize(password));
  if (bits >= STRONG_FROM) return "strong";
  return bits >= FAIR_FROM ? "fair" : "weak";
}

const keyboardSize = (password: string): number =>
  KINDS.reduce((size, [pattern, count]) => size + (pattern.test(password) ? count : 0), 0);

/** Replaces what anyone would try by a single character. */
function withoutKnown(password: string, known: string): string {
  const [name = ""] = known.trim().toLowerCase().split("@");
  const rest = name.length < 3 ? password : password.toLowerCase().replaceAll(name, "*");
  return rest.replace(COMMON, "*");
}

/** How many characters do not follow from the one before them. */
function surprises(password: string): number {
  const codes = Array.from(password, (character) => character.codePointAt(0) as number);
  return codes.filter((code, index) => index === 0 || Math.abs(code - (codes[index - 1] as number)) > 1).length;
}
