import type { LegalDocument } from "@plumbline/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { outstandingQuery } from "../features/account/index.ts";
import { loadAcceptanceWindow } from "../features/account/later.ts";
import { Note } from "../features/notes/index.ts";
import { loadLegalWindow } from "../features/sign-in/later.ts";
import { loginModalVisible, useObservable } from "../state/index.ts";
import { useLater } from "./use-later.ts";

/** Asks a user who has signed in, or comes back, to accept newer versions of the terms; once a visit. */
export function NewTexts({ userId }: { readonly userId: string }) {
  const { data: documents = [] } = useQuery(outstandingQuery(userId));
  const [isPutOff, setIsPutOff] = useState(false);
  const [read, setRead] = useState<LegalDocument | null>(null);
  const isSigningIn = useObservable(loginModalVisible);
  const isWanted = documents.length > 0 && !isPutOff && !isSigningIn;
  const AcceptanceWindow = useLater(loadAcceptanceWindow, { isWanted });
  const LegalWindow = useLater(loadLegalWindow, { isWanted });
  if (!isWanted || !AcceptanceWindow || !LegalWindow) return null;
  return (
    <>
      <AcceptanceWindow documents={documents} onRead={setRead} onClose={() => setIsPutOff(true)} />
      {read && <LegalWindow name={read} legalText={(name) => <Note name={name} />} onClose={() => setRead(null)} />}
    </>
  );
}
