export { type GroupMultiples, groupMultiples, type MultipleCompany } from "./group-multiples.ts";
export { type Amount, type Multiple, type MultipleMember, multiple } from "./multiple.ts";
