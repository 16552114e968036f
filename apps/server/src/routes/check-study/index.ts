export { checkStudyRoute } from "./check-study.ts";
