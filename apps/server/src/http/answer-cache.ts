import { LRUCache } from "lru-cache";
import type { Encoding } from "./content-encoding.ts";
import { SERVER_REQUESTER } from "./requester.ts";
import { SharedWork } from "./shared-work.ts";

/** The body of an answer as it goes out. */
export interface StoredAnswer {
  readonly body: Buffer;
  readonly encoding: Encoding;
}

const DEFAULT_BYTES = 32 * 1024 * 1024;

/** What an entry costs besides its body: key, objects, map slot. */
const ENTRY_BYTES = 400;

/**
 * Answers ready to send, by entity tag; the least recently used go first when it is full. Equal questions that arrive
 * while the answer is being made wait for the same one.
 */
export class AnswerCache {
  hits = 0;
  misses = 0;
  readonly #answers: LRUCache<string, StoredAnswer>;
  readonly #underway = new Map<string, SharedWork<StoredAnswer>>();

  constructor(capacityInBytes: number = DEFAULT_BYTES) {
    this.#answers = new LRUCache({
      maxSize: capacityInBytes,
      // One answer must not drive out all others.
      maxEntrySize: Math.floor(capacityInBytes / 4),
      sizeCalculation: ({ body }) => body.length + ENTRY_BYTES,
    });
  }

  /** Memory that the answers take. */
  get bytes(): number {
    return this.#answers.calculatedSize;
  }

  get size(): number {
    return this.#answers.size;
  }

  find(tag: string): StoredAnswer | undefined {
    const answer = this.#answers.get(tag);
    if (answer) this.hits++;
    return answer;
  }

  /**
   * Makes an answer, or waits for the one that is being made, and keeps it. A failure is not kept, nor what came of an
   * answer that was aborted because no client waited for it any more.
   *
   * @param answer Its signal is aborted when no client waits any more.
   * @param gone Aborted when this client no longer waits.
   */
  async make(
    tag: string,
    answer: (gone: AbortSignal) => Promise<StoredAnswer>,
    gone: AbortSignal = SERVER_REQUESTER.gone,
  ): Promise<StoredAnswer> {
    const underway = this.#underway.get(tag);
    if (underway && !underway.isGivenUp) {
      this.hits++;
      return underway.join(gone);
    }
    this.misses++;
    const making = new SharedWork(async (noneWaits) => onItsOwn(await answer(noneWaits)));
    this.#underway.set(tag, making);
    const forget = () => {
      if (this.#underway.get(tag) === making) this.#underway.delete(tag);
    };
    making.result.then((made) => {
      forget();
      if (!making.isGivenUp) this.#answers.set(tag, made);
    }, forget);
    return making.join(gone);
  }
}

/**
 * A copy that holds no more memory than it is long. Small buffers are parts of larger ones that Node shares out, so that a
 * small answer that is kept would hold many times its size.
 */
function onItsOwn(answer: StoredAnswer): StoredAnswer {
  const { body, encoding } = answer;
  if (body.buffer.byteLength === body.length) return answer;
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return { body: copy, encoding };
}
