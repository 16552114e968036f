export { documentVersions, noteRoute } from "./note.ts";
