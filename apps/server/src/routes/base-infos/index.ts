export { baseInfos } from "./base-infos.ts";
