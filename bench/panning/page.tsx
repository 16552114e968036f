import { createRoot } from "react-dom/client";
import "../../apps/web/src/ui/tokens.css";
import { PriceChart } from "../../apps/web/src/charts/PriceChart.tsx";
import { startSpeech } from "../../apps/web/src/i18n/index.ts";
import { syntheticView } from "./synthetic-view.ts";

const parameters = new URLSearchParams(location.search);
const view = syntheticView(Number(parameters.get("bars")), Number(parameters.get("inView")));

/** Times at which frames began, in milliseconds, while `recording`. */
let frames: number[] = [];
let isRecording = false;

function note(time: number): void {
  if (!isRecording) return;
  frames.push(time);
  requestAnimationFrame(note);
}

Object.assign(window, {
  startRecording() {
    frames = [];
    isRecording = true;
    requestAnimationFrame(note);
  },
  /** @returns Milliseconds between each two frames. */
  stopRecording(): number[] {
    isRecording = false;
    return frames.slice(1).map((time, i) => time - (frames[i] as number));
  },
});

await startSpeech();
createRoot(document.getElementById("root") as HTMLElement).render(
  <PriceChart view={view} currency="USD" name="Walk" note="" />,
);
