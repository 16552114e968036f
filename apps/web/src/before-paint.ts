/**
 * The page's first script, before its first paint: it sets the stored theme, so that the wrong one does not flash. Right
 * after that paint, while the entry still loads, it loads what the first screen needs (`head-start.ts`). The page works
 * without it.
 */
import { giveHeadStart } from "./app/head-start.ts";
import { storage } from "./state/storage.ts";

document.documentElement.dataset.theme = storage.read("theme") ?? "system";
requestAnimationFrame(() => setTimeout(giveHeadStart));
