export { simpleMovingAverage } from "./simple-moving-average.ts";
