import type { Translation } from "../catalogue.ts";
import type { invitations as english } from "../en/invitations.ts";

export const invitations: Translation<typeof english> = {
  "invitations.title": "Invitations",
  "invitations.note": "Chaque lien permet à une personne de créer un compte.",
  "invitations.everyone":
    "Tout le monde peut créer un compte sur ce serveur : aucune invitation n’est nécessaire. Démarrez-le avec REGISTRATION=invite pour n’admettre que vos invités.",
  "invitations.nobody":
    "Ce serveur n’accepte pas de nouveaux comptes. Démarrez-le avec REGISTRATION=invite pour admettre vos invités.",
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
};
