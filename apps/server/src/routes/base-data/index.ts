export { fundamentals } from "./base-data.ts";
