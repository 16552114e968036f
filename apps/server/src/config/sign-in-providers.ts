import { isIP } from "node:net";

/** A provider of sign-ins that speaks OpenID Connect. */
export interface SignInProvider {
  /** Part of its variables, in lower case: `google` of `OIDC_GOOGLE_ISSUER`. */
  readonly id: string;
  /** Whose mark the page shows. */
  readonly kind: "google" | "apple" | "other";
  /** Its name on the page. */
  readonly label: string;
  readonly issuer: string;
  readonly clientId: string;
  /** Empty of a client without a secret. */
  readonly clientSecret: string;
  /** Whether it is one of our own, which lets everyone in. */
  readonly isDevelopment: boolean;
}

type Part = "ISSUER" | "CLIENT_ID" | "CLIENT_SECRET" | "LABEL";

const VARIABLE = /^OIDC_([A-Z][A-Z0-9]{0,19})_(ISSUER|CLIENT_ID|CLIENT_SECRET|LABEL)$/;
const PREFIX = "OIDC_";
/** More would not fit below a form. */
const MAX_PROVIDERS = 6;
const MAX_LABEL = 30;

/** Those that people know by their mark. */
const PRESETS: Readonly<Record<string, Pick<SignInProvider, "kind" | "label" | "issuer">>> = {
  google: { kind: "google", label: "Google", issuer: "https://accounts.google.com" },
  apple: { kind: "apple", label: "Apple", issuer: "https://appleid.apple.com" },
};

interface ReadProviders {
  readonly providers: readonly SignInProvider[];
  /** A sentence for each variable that cannot be used. */
  readonly problems: readonly string[];
}

/**
 * Reads the providers of sign-ins from `OIDC_<NAME>_{ISSUER,CLIENT_ID,CLIENT_SECRET,LABEL}`. Of `GOOGLE` and `APPLE` the
 * issuer and the label are known.
 *
 * @param environment Without empty variables.
 */
export function readSignInProviders(environment: Readonly<Record<string, string | undefined>>): ReadProviders {
  const problems: string[] = [];
  const parts = new Map<string, Partial<Record<Part, string>>>();
  for (const [variable, value] of Object.entries(environment)) {
    if (!variable.startsWith(PREFIX) || value === undefined) continue;
    const [, name, part] = VARIABLE.exec(variable) ?? [];
    if (name === undefined) {
      problems.push(`${variable} is not known; write OIDC_<NAME>_ISSUER, _CLIENT_ID, _CLIENT_SECRET or _LABEL.`);
    } else {
      parts.set(name, { ...parts.get(name), [part as Part]: value });
    }
  }
  const read = [...parts].map(([name, given]) => readProvider(name, given));
  if (read.length > MAX_PROVIDERS) problems.push(`There are ${read.length} OIDC_ providers; at most ${MAX_PROVIDERS}.`);
  return {
    providers: read.flatMap(({ provider }) => provider ?? []),
    problems: [...problems, ...read.flatMap((provider) => provider.problems)],
  };
}

function readProvider(
  name: string,
  given: Partial<Record<Part, string>>,
): { readonly provider: SignInProvider | null; readonly problems: readonly string[] } {
  const id = name.toLowerCase();
  const preset = PRESETS[id] ?? { kind: "other", label: `${name.charAt(0)}${id.slice(1)}`, issuer: "" };
  const { ISSUER: issuer = preset.issuer, CLIENT_ID: clientId, LABEL: label = preset.label } = given;
  const problems: string[] = [];
  if (clientId === undefined)
    problems.push(`OIDC_${name}_CLIENT_ID is not set; the provider gives it to each application.`);
  if (issuer === "")
    problems.push(`OIDC_${name}_ISSUER is not set; it is an address such as https://login.example.org.`);
  else if (!isIssuer(issuer)) {
    problems.push(`OIDC_${name}_ISSUER is "${issuer}"; it must be an https address, or http on this machine.`);
  }
  if (label.length > MAX_LABEL) problems.push(`OIDC_${name}_LABEL has more than ${MAX_LABEL} characters.`);
  if (problems.length > 0 || clientId === undefined) return { provider: null, problems };
  const { kind } = preset;
  const clientSecret = given.CLIENT_SECRET ?? "";
  return { provider: { id, kind, label, issuer, clientId, clientSecret, isDevelopment: false }, problems };
}

function isIssuer(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.search !== "" || url.hash !== "" || url.username !== "") return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isThisMachine(url.hostname));
}

/** Whether a name or an address of a URL is this machine itself. */
export function isThisMachine(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, "");
  return address === "localhost" || address === "::1" || (isIP(address) === 4 && address.startsWith("127."));
}
