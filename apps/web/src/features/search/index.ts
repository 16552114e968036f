export { CompanyPicker } from "./CompanyPicker.tsx";
export { RecentStocks } from "./RecentStocks.tsx";
export { recentStocks, rememberStock } from "./remembered-stocks.ts";
export { SearchBox } from "./SearchBox.tsx";
