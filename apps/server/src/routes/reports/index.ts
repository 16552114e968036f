export { type PinOptions, pinReport } from "./pin-report.ts";
export { registerReportRoutes } from "./register-report-routes.ts";
export { type ReportSource, reportRoute } from "./report.ts";
export { isReported, reportedStock } from "./reported-stock.ts";
export { wireTeaser } from "./wire-report.ts";
