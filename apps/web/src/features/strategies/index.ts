export { Library } from "./library/Library.tsx";
