export { type MarketScreenings, Screenings } from "./screenings.ts";
