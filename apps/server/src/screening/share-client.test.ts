import { MessageChannel } from "node:worker_threads";
import { day } from "@plumbline/core/time";
import { expect, it } from "vitest";
import { ShareClient } from "./share-client.ts";

const WHAT = { at: { dataDirectory: "/none", market: "tiny", snapshot: "0" }, day: day("2020-06-30") };

it("waits for no thread that has ended or fails", async () => {
  const { port1, port2 } = new MessageChannel();
  const client = new ShareClient(port1);
  port2.on("message", ({ number }: { number: number }) => {
    if (number === 0) port2.postMessage({ number, failure: "The disk is gone." });
    else port2.close();
  });
  await expect(client.part(WHAT)).rejects.toThrow("The disk is gone.");
  await expect(client.part(WHAT)).rejects.toThrow("ended");
  await expect(client.part(WHAT)).rejects.toThrow("ended");
});
