import type { Translation } from "../catalogue.ts";
import type { owner as english } from "../en/owner.ts";

export const owner: Translation<typeof english> = {
  "invitations.title": "Invitations",
  "invitations.note": "Chaque lien permet à une personne de créer un compte.",
  "invitations.everyone":
    "Tout le monde peut créer un compte sur ce serveur : aucune invitation n’est nécessaire. Démarrez-le avec REGISTRATION=invite pour n’admettre que vos invités.",
  "invitations.nobody":
    "Ce serveur n’accepte pas de nouveaux comptes. Démarrez-le avec REGISTRATION=invite pour admettre vos invités.",
  "advice.government": "Vous pouvez importer la courbe quotidienne du Trésor ou la série DGS10 de FRED.",
  "advice.aaa": "Vous pouvez importer la série DAAA ou AAA de FRED.",
  "advice.index": "Vous pouvez importer la série SP500 de FRED ou les cours du fonds SPY, si possible avec dividendes.",
  "advice.indexDividends": "Importez les cours du fonds SPY avec dividendes pour utiliser la performance totale.",
  "advice.bills": "Vous pouvez importer la courbe quotidienne du Trésor ou la série DGS3MO de FRED.",
  "advice.stockDividends": "Importez les cours de {symbol} avec dividendes pour utiliser la performance totale.",
  "invitations.make": "Créer un lien",
  "invitations.link": "Lien d’invitation",
  "invitations.linkHint": "Pour une personne, jusqu’au {day}. Il n’est affiché que maintenant.",
  "invitations.copy": "Copier le lien",
  "invitations.copied": "Lien copié",
  "invitations.notCopied": "Sélectionnez le lien et copiez-le",
  "invitations.none": "Aucune invitation pour l’instant",
  "invitations.made": "Invitation du {day}",
  "invitations.valid": "Valable jusqu’au {day}",
  "invitations.used": "Utilisée le {day}",
  "invitations.expired": "Expirée le {day}",
  "invitations.takeBack": "Retirer",
  "invitations.takenBack": "Invitation retirée",
  "userSessions.title": "Sessions de vos utilisateurs",
  "userSessions.note":
    "Si un compte est peut-être entre de mauvaises mains, fermez ses sessions. Son utilisateur se reconnectera.",
  "userSessions.one": "Sessions d’un utilisateur",
  "userSessions.oneExplained": "Sur tous ses appareils ; personne n’est bloqué",
  "userSessions.everyone": "Sessions de tout le monde",
  "userSessions.everyoneExplained": "Sur tous les appareils sauf celui-ci, par exemple après une attaque",
  "userSessions.email": "E-mail de l’utilisateur",
  "userSessions.end": "Fermer les sessions",
  "userSessions.noAccount": "Aucun compte n’a cet e-mail",
  "userSessions.ended": { one: "{n} session fermée", other: "{n} sessions fermées" },
};
