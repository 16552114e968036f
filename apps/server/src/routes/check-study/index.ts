export { study } from "./check-study.ts";
