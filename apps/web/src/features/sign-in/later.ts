import { lazyPart } from "../../ui/index.ts";

/** A text of the terms over the page. Its title is among the texts of signing in, which are to be loaded too. */
export const loadLegalWindow = async () => (await import("./LegalWindow.tsx")).LegalWindow;

/** Signing in as the body of a page; its file and texts are loaded when it is drawn. */
export const SignInPanel = lazyPart(
  ["forms", "providers", "signIn"],
  async () => (await import("./SignInPanel.tsx")).SignInPanel,
);
