import * as z from "zod";

/** `GET /config/config.json`: what the browser needs to know before its first call. Not in an envelope. */
export const RuntimeConfigurationSchema = z.object({
  /** Empty: same origin. */
  API_BASE_URL: z.string(),
  /** Public key of the card payment provider; empty where there is none. */
  STRIPE_PK: z.string(),
  PRODUCT_NAME: z.string(),
  VERSION: z.string(),
  VERSION_CODE: z.number().int(),
  LANGUAGES: z.array(z.enum(["en", "es", "fr", "zh-Hans", "zh-Hant"])),
  FEATURES: z.array(z.string()),
  /** Where users can sign in besides. */
  PROVIDERS: z.array(
    z.object({
      id: z.string(),
      /** Whose mark is shown. */
      kind: z.enum(["google", "apple", "other"]),
      label: z.string(),
      /** Whether it lets everyone in, for those who develop. */
      isDevelopment: z.boolean(),
    }),
  ),
});
export type RuntimeConfiguration = z.infer<typeof RuntimeConfigurationSchema>;
