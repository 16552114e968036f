export { PinButton } from "./PinButton.tsx";
export { SearchBox } from "./SearchBox.tsx";
