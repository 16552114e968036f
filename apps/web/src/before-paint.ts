/**
 * The page's first script, before its first paint: the stored theme, so that the wrong one does not flash, and a head
 * start for the files that the address and the language ask for (`early-files.ts`). Everything works without it.
 */
import { detectLanguage } from "./i18n/detect-language.ts";
import { readAddress } from "./router/address.ts";
import { storage } from "./state/storage.ts";

interface EarlyFiles {
  readonly pages: Readonly<Record<string, readonly string[] | undefined>>;
  readonly languages: Readonly<Record<string, readonly string[] | undefined>>;
}

function headStart(file: string): void {
  const link = document.createElement("link");
  const isStyle = file.endsWith(".css");
  link.rel = isStyle ? "preload" : "modulepreload";
  if (isStyle) link.as = "style";
  link.href = `/${file}`;
  document.head.append(link);
}

document.documentElement.dataset.theme = storage.read("theme") ?? "system";

const listed = document.getElementById("early-files")?.textContent;
if (listed) {
  const { pages, languages } = JSON.parse(listed) as EarlyFiles;
  const { path } = readAddress(location.hash);
  const language = detectLanguage(storage.read("language"), navigator.language);
  for (const file of [...(languages[language] ?? []), ...(pages[path] ?? pages["/"] ?? [])]) headStart(file);
}
