import type { Meta } from "@plumbline/contract";
import type { RefusedSnapshot } from "@plumbline/market/snapshot";
import type { PinnedSource, Turn } from "../http/index.ts";
import type { Screenings } from "../screening/index.ts";
import { metaOf, revisionOf, type ServedMarket } from "./served-market.ts";

/** A served market that stays open until the last answer computed from it is done. */
export class PinnedMarket {
  readonly #clock: () => Date;
  readonly #screenings: Screenings;
  #served: ServedMarket;
  #meta: Meta;
  #revision: string;
  #pins = 0;
  #isRetired = false;

  constructor(served: ServedMarket, screenings: Screenings, clock: () => Date) {
    this.#clock = clock;
    this.#served = served;
    this.#screenings = screenings;
    this.#meta = metaOf(served, clock);
    this.#revision = revisionOf(served);
  }

  get served(): ServedMarket {
    return this.#served;
  }

  /** Holds the market open for one answer. */
  pin(): PinnedSource<ServedMarket> {
    this.#pins++;
    const served = this.#served;
    const sourceFor = (turn: Turn) => ({ ...served, screenings: this.#screenings.for(turn) });
    return { sourceFor, revision: this.#revision, meta: this.#meta, release: () => this.#release() };
  }

  /** Stays in service although something newer was published, because that is damaged. */
  outlive(refused: RefusedSnapshot): void {
    this.#served = { ...this.#served, refused: [refused, ...this.#served.refused] };
    this.#meta = metaOf(this.#served, this.#clock);
    this.#revision = revisionOf(this.#served);
  }

  /** Closes the market as soon as no answer needs it any more. */
  retire(): void {
    this.#isRetired = true;
    this.#closeWhenUnused();
  }

  #release(): void {
    this.#pins--;
    this.#closeWhenUnused();
  }

  #closeWhenUnused(): void {
    if (this.#isRetired && this.#pins === 0) this.#served.snapshot.close();
  }
}
