export { RecordView } from "./RecordView.tsx";
