export { noteRoute } from "./note.ts";
