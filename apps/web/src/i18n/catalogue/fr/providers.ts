import type { Translation } from "../catalogue.ts";

import type { providers as english } from "../en/providers.ts";

export const providers: Translation<typeof english> = {
  "providers.or": "ou",
  "providers.with": "Continuer avec {provider}",
  "providers.development": "Pour le développement : accepte toute adresse",
  "providers.waiting": "Continuez dans la fenêtre de {provider}.",
  "providers.newcomerTitle": "Une dernière étape",
  "providers.newcomerLead": "{provider} a confirmé {email}. Ce sera l’adresse de votre compte.",
  "providers.create": "Créer le compte",
  "providers.back": "Se connecter autrement",
  "providers.problem.unavailable":
    "{provider} ne répond pas pour le moment. Réessayez plus tard ou connectez-vous par e-mail.",
  "providers.problem.denied": "Vous avez annulé chez {provider}. Rien n’a changé.",
  "providers.problem.misconfigured":
    "{provider} ne connaît pas ce serveur : son adresse ou ses réglages y sont incorrects. Prévenez la personne qui le gère.",
  "providers.problem.unproved": "La réponse de {provider} n’a pas pu être vérifiée. Veuillez recommencer.",
  "providers.problem.expired":
    "Plus de dix minutes se sont écoulées, ou vous avez continué dans un autre navigateur. Veuillez recommencer.",
  "providers.problem.blocked":
    "Votre navigateur a bloqué la fenêtre. Autorisez les fenêtres pop-up pour cette page, puis réessayez.",
  "providers.problem.closed": "La fenêtre a été fermée avant la connexion.",
  "providers.problem.cancelled": "La connexion avec {provider} a été annulée.",
  "providers.noEmail": "{provider} n’a confirmé aucune adresse e-mail. Connectez-vous plutôt par e-mail.",
  "providers.emailExists":
    "Cette adresse a déjà un compte. Connectez-vous, puis associez {provider} dans les réglages de sécurité.",
  "providers.ticketGone": "Cette connexion avec {provider} a déjà servi ou a expiré. Veuillez recommencer.",
  "providers.links": "Autres moyens de connexion",
  "providers.linked": "Associé : {email}",
  "providers.linkedPlain": "Associé",
  "providers.notLinked": "Non associé",
  "providers.link": "Associer",
  "providers.unlink": "Dissocier",
  "providers.linkOf": "Associer {provider}",
  "providers.unlinkOf": "Dissocier {provider}",
  "providers.taken":
    "Ce compte externe est déjà associé à un autre compte, ou vous en avez déjà associé un de {provider}.",
  "providers.linkedNow": "{provider} est associé",
  "providers.unlinkedNow": "{provider} n’est plus associé",
};
