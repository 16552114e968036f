export { LiveQuotes } from "./LiveQuotes.tsx";
