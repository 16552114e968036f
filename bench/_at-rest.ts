/** Milliseconds between two looks whether the server has come to rest. */
const LOOK_AGAIN = 1000;

/** Waits until a server has nothing left to compute: after an import it judges its market with a processor of its own. */
export async function atRest(address: string): Promise<void> {
  while ((await fetch(`${address}/api/market/checkStudy?check=O1`)).status === 503) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
  }
}
