export { simplifyData } from "./simplify-data.ts";
