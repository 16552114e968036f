/** Keeps answers again and again until somebody kills it. */
import { keepAnswers } from "../kept-answers.ts";

const folder = process.argv[2] as string;

for (let number = 0; ; number += 1) {
  await keepAnswers(folder, [
    { layout: `layout ${number % 20}`, answers: { basis: "raw" }, day: "2026-11-24", file: "a.csv" },
  ]);
  if (number === 0) process.stdout.write("writing\n");
}
