const REMOVED = "removed";

/** A text in which each secret is replaced, as it is and as addresses spell it. */
export function textWithoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets.reduce((shown, secret) => {
    const spellings = secret === "" ? [] : [secret, encodeURIComponent(secret)];
    return spellings.reduce((left, spelling) => left.replaceAll(spelling, REMOVED), shown);
  }, text);
}
