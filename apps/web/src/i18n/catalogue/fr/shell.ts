import type { Translation } from "../catalogue.ts";
import type { shell as english } from "../en/shell.ts";

export const shell: Translation<typeof english> = {
  "shell.skip": "Aller au contenu",
  "shell.navigation": "Navigation principale",
  "shell.home": "Accueil",
  "shell.companies": "Sociétés",
  "shell.about": "À propos",
  "shell.settings": "Réglages d’affichage",
  "shell.language": "Langue",
  "shell.theme": "Thème",
  "shell.theme.system": "Système",
  "shell.theme.light": "Clair",
  "shell.theme.dark": "Sombre",
  "shell.colours": "Couleur des hausses",
  "shell.colours.green-up": "Vert",
  "shell.colours.red-up": "Rouge",
  "shell.close": "Fermer",
  "shell.fictional": "Démonstration · sociétés fictives",
  "shell.asOf": "Cours jusqu’au {day}",
  "shell.stale":
    "Les données les plus récentes n’ont pas pu être ouvertes. Vous voyez les dernières données valides, jusqu’au {day}.",
  "shell.offline":
    "Le serveur est injoignable. Vous voyez les dernières données valides ; nouvelle tentative en cours.",
  "shell.loading": "Chargement",
  "shell.loadFailed": "Le délai de connexion est dépassé, cliquez sur l’écran pour réessayer",
  "shell.failed": "Le chargement a échoué",
  "shell.unreachable": "Le serveur ne répond pas.",
  "shell.retry": "Réessayer",
  "shell.notFound": "Il n’y a pas de page à cette adresse",
  "shell.notFoundExplained": "L’adresse est peut-être mal saisie, ou la page ne fait pas partie de cette version.",
  "shell.toHome": "Aller à l’accueil",
  "shell.loginFirst": "Veuillez d’abord vous connecter",
  "shell.languageFailed": "Les textes de cette langue n’ont pas pu être chargés",
};
