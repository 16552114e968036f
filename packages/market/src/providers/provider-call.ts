/** What a source needs of who calls it. */
export interface ProviderCall {
  /**
   * Sends a request. Who calls decides what lies between: limits shared by processes, budgets, a store of raw answers. A source
   * uses no other way to the network. What must not be kept (a session, a price of the moment) is asked with
   * `cache: "no-store"`; `publicAddress` is the part of an address that may be written down.
   */
  readonly fetch: Fetch;
  /** Ends the request when it is aborted: by who asked, or because it takes too long. */
  readonly signal: AbortSignal;
}

/** As the one of the platform, for one absolute address. */
export type Fetch = (url: URL, init?: RequestInit) => Promise<Response>;
