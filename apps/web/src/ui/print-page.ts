import { isOnPaper } from "./appearance.ts";

/** Milliseconds after which what has not come by then is left out. */
const MAX_WAIT = 4000;

/** Prints the page in light colours, its charts as wide as the paper, when all parts of it have come. */
export async function printPage(): Promise<void> {
  const { dataset } = document.documentElement;
  dataset.paper = "true";
  isOnPaper.write(true);
  const deadline = performance.now() + MAX_WAIT;
  // Parts that are drawn now ask for their data in the next frames; charts are painted anew in them.
  for (let calm = 0; calm < 5 && performance.now() < deadline; ) {
    await new Promise(requestAnimationFrame);
    calm = document.querySelector("main [data-skeleton]") ? 0 : calm + 1;
  }
  addEventListener("afterprint", putBack, { once: true });
  print();
}

function putBack(): void {
  delete document.documentElement.dataset.paper;
  isOnPaper.write(false);
}
