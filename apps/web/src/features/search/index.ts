export { CompanyPicker } from "./CompanyPicker.tsx";
export { PinButton } from "./PinButton.tsx";
export { recentStocks, rememberStock } from "./remembered-stocks.ts";
export { SearchBox } from "./SearchBox.tsx";
