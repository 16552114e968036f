import { setTimeout as pause } from "node:timers/promises";

/** Status of a server that can do no more at the moment. */
export const BUSY = 503;
const MAX_AGAIN = 5;

/** Asks a server, and again as it says where it is busy, as the page does. */
export async function askedAgain(ask: () => Promise<Response>): Promise<Response> {
  let answer = await ask();
  for (let again = 0; answer.status === BUSY && again < MAX_AGAIN; again++) {
    await pause(Number(answer.headers.get("retry-after") ?? 1) * 1000);
    answer = await ask();
  }
  return answer;
}
