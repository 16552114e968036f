export { Screenings } from "./screenings.ts";
