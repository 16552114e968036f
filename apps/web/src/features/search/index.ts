export { CompanyPicker } from "./CompanyPicker.tsx";
export { useLastListed, useLastStock } from "./last-stock.ts";
export { RecentStocks } from "./RecentStocks.tsx";
export { recentStocks, rememberStock } from "./remembered-stocks.ts";
export { SearchBox } from "./SearchBox.tsx";
