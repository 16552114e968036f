import { ProviderError } from "../providers/index.ts";

/** What one provider is asked for, by several at once, until it is done or the provider stays away. */
export interface Lane<Item> {
  readonly items: readonly Item[];
  /** How many requests may be under way. */
  readonly width: number;
  readonly run: (item: Item) => Promise<void>;
  /** Hears of an item that the provider failed for, while others go on. */
  readonly onFailure: (item: Item, error: ProviderError) => void;
}

/**
 * Goes through the items of a lane.
 *
 * @returns Why it ended before its end; null where it did not. After a failure that concerns all requests nothing more is asked.
 * @throws What is no failure of a provider.
 */
export async function runLane<Item>({ items, width, run, onFailure }: Lane<Item>): Promise<ProviderError | null> {
  let next = 0;
  let stopped: ProviderError | null = null;
  const walk = async () => {
    while (next < items.length && stopped === null) {
      const item = items[next++] as Item;
      try {
        await run(item);
      } catch (error) {
        if (!(error instanceof ProviderError)) {
          next = items.length;
          throw error;
        }
        if (concernsAll(error)) stopped ??= error;
        else onFailure(item, error);
      }
    }
  };
  await Promise.all(Array.from({ length: width }, walk));
  return stopped;
}

/** A refused key, an exhausted budget or a provider that is down: the next request would end the same way. */
function concernsAll({ code }: ProviderError): boolean {
  return code === "unauthorised" || code === "rate-limited" || code === "retryable";
}
