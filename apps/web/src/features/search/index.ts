export { InstrumentBrowser } from "./InstrumentBrowser.tsx";
export { SearchBox } from "./SearchBox.tsx";
