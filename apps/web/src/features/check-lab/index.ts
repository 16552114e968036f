export { CheckStudy, MoatStudy } from "./CheckStudy.tsx";
