import { type SimulationReply, type SimulationRequest, simulate } from "./simulate.ts";

/** Runs simulations beside the page, which goes on answering the hand that moves a slider. */

addEventListener("message", ({ data }: MessageEvent<SimulationRequest>) => {
  const reply: SimulationReply = simulate(data.inputs, data.price);
  postMessage(reply);
});
