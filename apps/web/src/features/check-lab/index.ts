export { CheckStudy } from "./CheckStudy.tsx";
