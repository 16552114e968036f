/**
 * The page's first script, which stands in the page itself: before the first paint it sets the stored theme, so that the wrong
 * one does not flash. Right after that paint, while the entry still loads, it loads what the first screen needs (`head-start.ts`), and it keeps what is
 * typed for the search meanwhile. The page works without it.
 */
import { keepEarlyKeys } from "./app/early-keys.ts";
import { giveHeadStart } from "./app/head-start.ts";
import { storage } from "./state/storage.ts";

document.documentElement.dataset.theme = storage.read("theme") ?? "system";
keepEarlyKeys();
requestAnimationFrame(() => setTimeout(giveHeadStart));
