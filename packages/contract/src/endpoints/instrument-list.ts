import { ASSET_CLASSES } from "@plumbline/core/words";
import * as z from "zod";
import { CALLS } from "../call-table.ts";
import { endpoint } from "../endpoint.ts";

/**
 * The instrument list in columns of one length, for search in the browser.
 * `names` has English for every row; another language's array holds `null` where the name is the English one.
 */
export const instrumentList = endpoint({
  name: "instrumentList",
  ...CALLS.instrumentList,
  summary: "The instrument list for search in the browser, in columns.",
  input: z.strictObject({}),
  output: z.object({
    symbol: z.array(z.string()),
    aliases: z.array(z.array(z.string())),
    names: z.object({
      en: z.array(z.string()),
      es: z.array(z.string().nullable()),
      fr: z.array(z.string().nullable()),
      "zh-Hans": z.array(z.string().nullable()),
      "zh-Hant": z.array(z.string().nullable()),
    }),
    /** Initials of the Chinese name in pinyin, such as `pg`. */
    pinyin: z.array(z.string().nullable()),
    /** The whole reading of the Chinese name in pinyin, without tones and spaces, such as `pingguo`. */
    reading: z.array(z.string().nullable()),
    assetClass: z.array(z.enum(ASSET_CLASSES)),
    exchange: z.array(z.string().nullable()),
    sector: z.array(z.string().nullable()),
    /** Whether the market has prices of it. */
    priced: z.array(z.boolean()),
    delisted: z.array(z.iso.date().nullable()),
  }),
  codes: [],
  market: true,
});
