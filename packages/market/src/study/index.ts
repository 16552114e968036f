export { computeStudy } from "./compute-study.ts";
export { readStudy, type StudyTable } from "./read-study.ts";
export { studyCheck } from "./study-check.ts";
export { type MoatStudy, PERSISTENCE_YEARS, studyMoat } from "./study-moat.ts";
export { writeStudy } from "./write-study.ts";
