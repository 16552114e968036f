/**
 * The page's first script, before its first paint: the stored theme, so that the wrong one does not flash. Right after
 * that paint, while the entry still loads, it gives a head start to what the address and the language ask for
 * (`head-start.ts`). Everything works without it.
 */
import { giveHeadStart } from "./app/head-start.ts";
import { storage } from "./state/storage.ts";

document.documentElement.dataset.theme = storage.read("theme") ?? "system";
requestAnimationFrame(() => setTimeout(giveHeadStart));
