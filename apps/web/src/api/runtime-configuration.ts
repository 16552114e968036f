import type { RuntimeConfiguration } from "@plumbline/contract";
import { fetchWithin, type RequestOptions } from "./fetch-within.ts";

export const EMPTY_CONFIGURATION: RuntimeConfiguration = {
  API_BASE_URL: "",
  STRIPE_PK: "",
  PRODUCT_NAME: "",
  VERSION: "",
  VERSION_CODE: 0,
  LANGUAGES: [],
  FEATURES: [],
  PROVIDERS: [],
};

export const CONFIGURATION_PATH = "/config/config.json";

/** Requests the runtime configuration; a failure is logged and yields empty values. */
export async function loadConfiguration(origin = "", options: RequestOptions = {}): Promise<RuntimeConfiguration> {
  try {
    const { response, body } = await fetchWithin(origin + CONFIGURATION_PATH, {}, options);
    if (response.status !== 200) throw new Error(`status ${response.status}`);
    return { ...EMPTY_CONFIGURATION, ...(JSON.parse(body) as Partial<RuntimeConfiguration>) };
  } catch (error) {
    console.warn("The runtime configuration could not be loaded.", error);
    return EMPTY_CONFIGURATION;
  }
}

let loading: Promise<RuntimeConfiguration> | undefined;

/** The runtime configuration of this page, requested once. */
export function runtimeConfiguration(): Promise<RuntimeConfiguration> {
  loading ??= loadConfiguration();
  return loading;
}
