export { chartMarksRoute } from "./chart-marks.ts";
