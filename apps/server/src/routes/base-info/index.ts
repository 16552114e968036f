export { baseInfo } from "./base-info.ts";
