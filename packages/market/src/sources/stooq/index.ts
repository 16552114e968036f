export { stooq } from "./stooq.ts";
