export { monthlyData } from "./monthly-data.ts";
