export { registerReportRoutes } from "./register-report-routes.ts";
export { isReported, reportedStock } from "./reported-stock.ts";
export { wireTeaser } from "./wire-report.ts";
