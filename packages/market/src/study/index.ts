export { computeStudy } from "./compute-study.ts";
export { readStudy, type StudyTable } from "./read-study.ts";
export { studyCheck } from "./study-check.ts";
export { writeStudy } from "./write-study.ts";
