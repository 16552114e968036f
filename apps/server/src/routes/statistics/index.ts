export { statisticsRoute } from "./statistics.ts";
