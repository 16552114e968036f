import type { LanguageCode, RuntimeConfiguration } from "@plumbline/contract";
import { CALLS } from "@plumbline/contract/calls";
import { fetchEarly } from "../api/early-answers.ts";
import { requestOfCall } from "../api/request-of-call.ts";
import { CONFIGURATION_PATH } from "../api/runtime-configuration.ts";
import { readerLanguage } from "../i18n/detect-language.ts";
import { readAddress } from "../router/address.ts";
import { firstCalls } from "./first-calls.ts";
import type { FirstCall } from "./pages.ts";

/** Names of files, as the build writes them into the page (`early-files.ts`). */
interface EarlyFiles {
  /** By path of the page, in ranks. */
  readonly pages: Readonly<Record<string, readonly (readonly string[])[] | undefined>>;
  readonly languages: Readonly<Record<string, readonly string[] | undefined>>;
  /** Texts of a page's own, by its path and by language. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, readonly string[] | undefined>> | undefined>>;
}

declare global {
  /** Settles when the files of the first screen are there; `undefined` without a head start. */
  var firstFiles: Promise<void> | undefined;
}

/**
 * Loads what the first screen needs beside the entry instead of after it: its files and the answers to its first calls,
 * both from the table of pages. What loads at the same time shares the line, so each rank waits for the one before it.
 */
export function giveHeadStart(): void {
  const address = readAddress(location.hash);
  const language = readerLanguage();
  const calls = firstCalls(address);
  const fetchCalls = callFetcher(language);
  globalThis.firstFiles = inRanks(ranksOfFiles(address.path, language), async (files, rank) => {
    fetchCalls(calls[rank] ?? []);
    await Promise.all(files.map(load));
  });
  warmUp(language);
}

function ranksOfFiles(path: string, language: LanguageCode): readonly (readonly string[])[] {
  const listed = document.getElementById("early-files")?.textContent;
  if (!listed) return [];
  const { pages, languages, texts } = JSON.parse(listed) as EarlyFiles;
  const [first = [], ...others] = pages[path] ?? pages["/"] ?? [];
  return [[...(languages[language] ?? []), ...first, ...(texts[path]?.[language] ?? [])], ...others];
}

async function inRanks<Item>(ranks: readonly Item[], work: (item: Item, rank: number) => Promise<void>): Promise<void> {
  for (const [rank, item] of ranks.entries()) await work(item, rank);
}

/** Settles whether or not the file can be loaded: a failure shows where the file is needed. */
function load(file: string): Promise<unknown> {
  const link = document.createElement("link");
  const isStyle = file.endsWith(".css");
  link.rel = isStyle ? "preload" : "modulepreload";
  if (isStyle) link.as = "style";
  // As the entry will request it; otherwise the browser would load it twice.
  link.crossOrigin = "";
  link.href = `/${file}`;
  return new Promise((settle) => {
    link.onload = settle;
    link.onerror = settle;
    document.head.append(link);
  });
}

/** Sends calls to the address of the configuration; when that fails, the client sends them later. */
function callFetcher(language: LanguageCode): (calls: readonly FirstCall[]) => void {
  const baseUrl = fetchEarly(CONFIGURATION_PATH)?.then(async (answer) => {
    const { API_BASE_URL = "" } = (await answer.clone().json()) as Partial<RuntimeConfiguration>;
    return API_BASE_URL;
  });
  return (calls) => {
    const fetchAll = (url: string) => {
      for (const [name, input] of calls) {
        const { path, request } = requestOfCall(CALLS[name], input, language);
        fetchEarly(url + path, request);
      }
    };
    baseUrl?.then(fetchAll, () => undefined);
  };
}

/** The first number and the first day in a language take a phone tens of milliseconds; here it waits for files anyway. */
function warmUp(language: LanguageCode): void {
  setTimeout(() => new Intl.NumberFormat(language).format(0));
  setTimeout(() => new Intl.DateTimeFormat(language).format(0));
}
