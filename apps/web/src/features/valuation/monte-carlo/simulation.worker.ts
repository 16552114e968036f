import { type SimulationReply, type SimulationRequest, simulate } from "./simulate.ts";

/** Runs simulations outside the page's main thread, so that sliders stay responsive. */

addEventListener("message", ({ data }: MessageEvent<SimulationRequest>) => {
  const reply: SimulationReply = simulate(data.inputs, data.price);
  postMessage(reply);
});
