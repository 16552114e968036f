export { treasury } from "./treasury.ts";
