export { registerDocumentation } from "./register-documentation.ts";
