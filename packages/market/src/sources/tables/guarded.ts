import { plainly } from "../../model/index.ts";
import { faultOf, InputError } from "../files/index.ts";

/**
 * Makes a fault of the file of what a library throws at damaged content.
 *
 * @param kind What the file is, in its sentence.
 * @throws {InputError} `damaged-table`; what is a fault already is thrown as it is.
 */
export async function* guarded<Item>(kind: string, items: AsyncIterable<Item>): AsyncGenerator<Item> {
  const reading = items[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await reading.next().catch((error: unknown) => {
        throw faultOf(error) === null
          ? new InputError("damaged-table", plainly(`The ${kind} is damaged or cut off.`))
          : error;
      });
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await reading.return?.();
  }
}
