import * as z from "zod";

/** A symbol as a person may write it: any case, class separators `.`, `-` and `/` equal. */
export const SymbolInput = z
  .string()
  .trim()
  .min(1)
  .max(24)
  .regex(/^[A-Za-z0-9^][A-Za-z0-9.\-/=^]*$/, "not a symbol");

/** Most symbols that one call answers. */
const MAX_SYMBOLS = 50;

/** 1 to 50 symbols, separated by commas. */
export const SymbolListInput = z
  .string()
  .min(1)
  .max(1300)
  .refine((list) => {
    const symbols = list.split(",");
    return symbols.length <= MAX_SYMBOLS && symbols.every((symbol) => SymbolInput.safeParse(symbol).success);
  }, "not a list of symbols");

export const DayInput = z.iso.date();

export const LanguageCode = z.enum(["en", "es", "fr", "zh-Hans", "zh-Hant"]);
export type LanguageCode = z.infer<typeof LanguageCode>;

/** A name per language; `en` is always there and is the fallback. */
export const NamesSchema = z.object({
  en: z.string(),
  es: z.string().optional(),
  fr: z.string().optional(),
  "zh-Hans": z.string().optional(),
  "zh-Hant": z.string().optional(),
});
export type Names = z.infer<typeof NamesSchema>;
