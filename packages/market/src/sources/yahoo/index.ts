export { yahoo } from "./yahoo.ts";
