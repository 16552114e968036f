export { type CheckedCompany, readCheckInputs } from "./read-check-inputs.ts";
