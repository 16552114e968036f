/** The search of every page; loaded when a reader opens it. */
export const loadSearchDialog = async () => (await import("./SearchDialog.tsx")).SearchDialog;
