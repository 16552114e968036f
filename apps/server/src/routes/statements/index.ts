export { statementsRoute } from "./statements.ts";
