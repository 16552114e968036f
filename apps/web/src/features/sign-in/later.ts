import { lazyPart } from "../../ui/index.ts";

/** Signing in as the body of a page; its file and texts are loaded when it is drawn. */
export const SignInPanel = lazyPart(["forms", "signIn"], async () => (await import("./SignInPanel.tsx")).SignInPanel);
