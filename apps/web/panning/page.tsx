import { createRoot } from "react-dom/client";
import "../src/ui/tokens.css";
import { PriceChart } from "../src/charts/PriceChart.tsx";
import { loadTexts, startTranslator } from "../src/i18n/index.ts";
import { drawBareChart } from "./bare-chart.ts";
import { FullChart } from "./FullChart.tsx";
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

const root = document.getElementById("root") as HTMLElement;
const isFull = parameters.has("full");
if (parameters.has("bare")) drawBareChart(root, view, isFull);
else {
  await startTranslator();
  await loadTexts("charting");
  createRoot(root).render(
    isFull ? <FullChart view={view} /> : <PriceChart view={view} currency="USD" name="Walk" note="" />,
  );
}
