import { randomBytes } from "node:crypto";
import { mkdir, open, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { parseDay } from "@plumbline/core/time";
import { liveProviders } from "../live/index.ts";
import { isRecord, type LiveProvider, type ProviderTerms } from "../providers/index.ts";
import { marketFolder } from "../snapshot/index.ts";
import { Edgar, type EdgarOptions } from "../sources/sec/index.ts";
import { PullError } from "./pull-error.ts";
import type { PullOptions } from "./pull-options.ts";
import { ASKING_ORDER, EDGAR } from "./pull-order.ts";

/** How a market is pulled, as it was said last: by it a server goes on by itself. */
export interface StandingPull {
  /** null for the stocks that the market has. */
  readonly universe: string | null;
  /** First day of prices, `YYYY-MM-DD`; null for all there are. */
  readonly since: string | null;
  /** In the order in which they are asked; `edgar` is the SEC. */
  readonly providers: readonly string[];
  /** Whether texts of filings are read; null where that follows from the universe. */
  readonly filings: boolean | null;
  /** Who asks the SEC, where somebody said so; `SEC_USER_AGENT` comes first. */
  readonly userAgent: string | null;
}

export type ProviderEnvironment = Readonly<Record<string, string | undefined>>;

const FILE = "pull.json";
const MAX_NAMES = 20;

function pathOf(dataDirectory: string, market: string): string {
  return join(marketFolder(dataDirectory, market).path, FILE);
}

/** Reads how a market is pulled; null of one that is not, or where the file holds nothing of the kind. */
export async function readStandingPull(dataDirectory: string, market: string): Promise<StandingPull | null> {
  try {
    return parseStandingPull(JSON.parse(await readFile(pathOf(dataDirectory, market), "utf8")));
  } catch {
    return null;
  }
}

function parseStandingPull(value: unknown): StandingPull | null {
  if (!isRecord(value)) return null;
  const { universe, since, providers, filings, userAgent } = value;
  if (universe !== null && (typeof universe !== "string" || universe === "")) return null;
  if (!Array.isArray(providers) || providers.length > MAX_NAMES) return null;
  if (!providers.every((name) => typeof name === "string")) return null;
  return {
    universe,
    since: typeof since === "string" && parseDay(since) !== null ? since : null,
    providers,
    filings: typeof filings === "boolean" ? filings : null,
    userAgent: typeof userAgent === "string" && userAgent !== "" ? userAgent : null,
  };
}

/** Writes down how a market is pulled, beside it; only its owner can read it, because it may name a person. */
export async function writeStandingPull(dataDirectory: string, market: string, pull: StandingPull): Promise<void> {
  const path = pathOf(dataDirectory, market);
  const draft = `${path}.${randomBytes(6).toString("hex")}.new`;
  await mkdir(marketFolder(dataDirectory, market).path, { recursive: true });
  const file = await open(draft, "wx", 0o600);
  try {
    await file.writeFile(`${JSON.stringify(pull, null, 2)}\n`);
    await file.datasync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}

/** How the SEC is asked. @throws {PullError} `user-agent-missing` where nobody says who asks. */
export function edgarOptions(environment: ProviderEnvironment, userAgent: string | null): EdgarOptions {
  const stated = environment.SEC_USER_AGENT?.trim() || userAgent || "";
  if (!/^[\x20-\x7e]{5,200}$/.test(stated) || !/\S@\S+\.\S/.test(stated)) {
    throw new PullError(
      "user-agent-missing",
      'The SEC wants to know who asks it: set SEC_USER_AGENT to your name and an email address, such as "Jane Doe jane@example.org".',
    );
  }
  const archivesUrl = environment.SEC_URL || undefined;
  const dataUrl = environment.SEC_DATA_URL || archivesUrl;
  return { userAgent: stated, ...(archivesUrl && { archivesUrl }), ...(dataUrl && { dataUrl }) };
}

/** Whatever is a key, of whichever provider: it must be written down nowhere. */
export function providerSecrets(environment: ProviderEnvironment): readonly string[] {
  return Object.entries(environment).flatMap(([name, value]) =>
    name.endsWith("_KEY") && value !== undefined && value.length >= 6 ? [value] : [],
  );
}

/**
 * Who is asked in a pull that goes on by itself. A provider whose key has gone since is left out.
 *
 * @throws {PullError} `user-agent-missing`.
 * @throws {ProviderSettingsError}
 */
export function standingSources(
  environment: ProviderEnvironment,
  { providers, userAgent }: StandingPull,
): Pick<PullOptions, "edgar" | "providers" | "secrets" | "sp500Url"> {
  const { ready } = liveProviders(environment);
  return {
    edgar: providers.includes(EDGAR) ? edgarOptions(environment, userAgent) : null,
    providers: providers.flatMap((name) => ready.filter(({ terms }) => terms.name === name)),
    secrets: providerSecrets(environment),
    ...(environment.SP500_URL && { sp500Url: environment.SP500_URL }),
  };
}

/** A kind of data that providers supply. */
export const SUPPLIED_KINDS = [
  "prices",
  "actions",
  "targets",
  "calendar",
  "rates",
  "filings",
  "estimates",
  "quotes",
] as const;
export type SuppliedKind = (typeof SUPPLIED_KINDS)[number];

/** A provider as it is shown to people. */
export interface ListedProvider {
  readonly terms: ProviderTerms;
  readonly kinds: readonly SuppliedKind[];
  /** The variable that holds its key, where it cannot be asked without one. */
  readonly lacks: string | null;
}

/** All providers that this program knows, in the order in which a pull asks them. */
export function listedProviders(environment: ProviderEnvironment): readonly ListedProvider[] {
  const { ready, lacking } = liveProviders(environment);
  // With a key of no use their terms are known all the same.
  const stand = Object.fromEntries(lacking.map(({ variable }) => [variable, "no-key-is-set"]));
  const lacked = new Map(lacking.map(({ name, variable }) => [name, variable]));
  const all = lacking.length === 0 ? ready : liveProviders({ ...environment, ...stand }).ready;
  // Its terms are the same whoever asks.
  const { terms } = new Edgar({ userAgent: "" });
  const sec = { terms, kinds: ["filings", "calendar"] as const, lacks: null };
  const listed = [
    sec,
    ...all.map((provider) => ({
      terms: provider.terms,
      kinds: kindsOf(provider),
      lacks: lacked.get(provider.terms.name) ?? null,
    })),
  ];
  const placeOf = ({ terms: { name } }: ListedProvider) => ASKING_ORDER.indexOf(name);
  return listed.sort((one, other) => placeOf(one) - placeOf(other));
}

function kindsOf(provider: LiveProvider): readonly SuppliedKind[] {
  return SUPPLIED_KINDS.filter(
    (kind) => provider[kind] !== undefined || (kind === "calendar" && provider.earningsDates !== undefined),
  );
}
