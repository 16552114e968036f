import { FRENCH_METHODS } from "./methods/french.ts";
import type { NoteTexts } from "./note-text.ts";
import { FRENCH_PLAN_TERMS } from "./plan-terms/french.ts";

export const FRENCH: NoteTexts = {
  about: {
    title: "À propos de Plumbline",
    body: [
      {
        kind: "paragraph",
        text: "Plumbline est une application d’analyse boursière que vous hébergez vous-même. Recherchez une société et voyez comment son cours a évolué, où il se situe dans sa fourchette et d’où vient chacun de ces chiffres. Les données restent sur votre machine et aucune page ne fait appel à des tiers.",
      },
      { kind: "heading", text: "Quatre engagements" },
      {
        kind: "list",
        items: [
          "Chaque chiffre cite sa source. Il indique son origine, sa période, le document déposé et sa date s’il y en a un, et la règle de calcul.",
          "Aucune donnée du futur. Si vous consultez le marché à une date passée, seul ce qui était connu ce jour-là est utilisé.",
          "Des statistiques honnêtes. Un résultat qui pourrait être dû au hasard le dit : taille de l’échantillon, intervalles, coûts, nombre d’essais.",
          "Une donnée absente reste absente. Une lacune est montrée comme telle, avec sa raison ; jamais comme un zéro, ni comme une moyenne de données incomplètes.",
        ],
      },
      { kind: "heading", text: "D’où viennent les données" },
      {
        kind: "list",
        items: [
          "Marché de démonstration : des sociétés qui n’existent pas, générées par notre propre code et identiques sur toutes les machines. Libre d’usage ; aucun différé.",
          "Comptes des sociétés : SEC EDGAR, les documents déposés auprès de l’autorité boursière américaine, tels que déposés. Domaine public. Aussi récents que la dernière importation.",
          "Cours : fichiers importés par l’exploitant de cette installation, par exemple des exports d’Alpha Vantage, de Yahoo Finance ou de Stooq. Les conditions de chaque fournisseur s’appliquent et interdisent en général la redistribution. Il s’agit de données quotidiennes : le dernier cours est la dernière clôture, non un cours en temps réel.",
          "Données de référence : composition et historique des indices, taux du Trésor américain (domaine public). Secteurs et sous-secteurs suivent le Global Industry Classification Standard (GICS), marque de MSCI et S&P.",
        ],
      },
      { kind: "heading", text: "Comment les variations sont mesurées" },
      {
        kind: "paragraph",
        text: "Toute période s’achève à la dernière séance des données. Une variation sur un an part de la dernière séance à la même date de l’année précédente, ou juste avant. Les cours sont ajustés des divisions d’actions ; la performance totale réinvestit en outre les dividendes à la date de détachement. Au-delà d’un an, la variation est aussi exprimée en taux annuel.",
      },
      { kind: "heading", text: "Ce que fait le contrôle de qualité" },
      {
        kind: "paragraph",
        text: "Avant d’être utilisées, les données sont vérifiées : cours impossibles, dates en double ou futures, sauts qui ressemblent à des divisions non enregistrées, chiffres d’une autre société. Ce qui est rejeté, mis de côté ou corrigé figure dans le rapport de qualité. Une mauvaise livraison ne remplace jamais de bonnes données : le dernier état correct reste affiché, et signalé comme tel.",
      },
      {
        kind: "paragraph",
        text: "Les graphiques de cours sont tracés avec TradingView Lightweight Charts™ (licence Apache 2.0).",
      },
    ],
  },
  disclaimer: {
    title: "Avertissement",
    body: [
      {
        kind: "paragraph",
        text: "Plumbline est un outil d’étude et de formation. Rien de ce qu’il contient ne constitue un conseil en investissement, une recommandation ni une offre d’achat ou de vente de titres, et rien ne tient compte de votre situation. Les décisions et leurs conséquences vous appartiennent ; en cas de doute, consultez un conseiller agréé.",
      },
      { kind: "heading", text: "Les données" },
      {
        kind: "paragraph",
        text: "Les données peuvent être incomplètes, tardives ou erronées. Sauf mention contraire, les cours sont des cours de clôture et ne conviennent pas pour passer des ordres. Vérifiez ce qui compte dans le document d’origine. Les sociétés du marché de démonstration sont fictives ; toute ressemblance avec des sociétés réelles est fortuite.",
      },
      { kind: "heading", text: "Modèles et résultats passés" },
      {
        kind: "paragraph",
        text: "Valorisations et simulations reposent sur des hypothèses et simplifient la réalité. Les performances passées, réelles ou simulées, ne préjugent pas des performances futures. La valeur d’un placement peut baisser comme monter, et vous pouvez perdre la totalité du capital investi.",
      },
      { kind: "heading", text: "Responsabilité et droits" },
      {
        kind: "paragraph",
        text: "L’application est fournie en l’état, sans garantie d’aucune sorte, dans les limites permises par la loi ; les conditions d’utilisation précisent la question de la responsabilité. L’exploitant de ce serveur répond de son droit d’utiliser les données qu’il y importe, et les conditions des fournisseurs de données s’imposent aussi à ceux qui les consultent. Les noms et marques appartiennent à leurs titulaires.",
      },
    ],
  },
  terms: {
    title: "Conditions d’utilisation",
    body: [
      {
        kind: "paragraph",
        text: "Ces conditions s’appliquent entre vous et l’exploitant, c’est-à-dire la personne ou l’organisation qui gère ce serveur. Plumbline est le nom du programme ; ses auteurs, en tant que tels, ne sont pas parties à ces conditions. L’avertissement en fait partie.",
      },
      { kind: "heading", text: "Ce que propose le serveur" },
      {
        kind: "paragraph",
        text: "Vous pouvez rechercher des sociétés, consulter leurs chiffres et leur provenance, valoriser une action selon vos propres hypothèses et, avec un compte, conserver votre travail. L’exploitant choisit les données importées et peut modifier, interrompre ou arrêter le service. Sa disponibilité permanente n’est pas garantie : exportez ce que vous ne voulez pas perdre.",
      },
      { kind: "heading", text: "Votre compte" },
      {
        kind: "paragraph",
        text: "Les pages publiques se consultent sans compte. Pour vous inscrire, il vous faut une adresse e-mail à vous et, si le serveur est configuré ainsi, une invitation. Choisissez un mot de passe que vous n’utilisez nulle part ailleurs et gardez-le pour vous. Si vous pensez qu’une autre personne utilise votre compte, changez le mot de passe, ce qui met fin à toutes les autres sessions, et prévenez l’exploitant.",
      },
      {
        kind: "paragraph",
        text: "Vous pouvez supprimer votre compte à tout moment dans l’espace personnel. Il est effacé 30 jours après votre demande ; d’ici là, vous pouvez changer d’avis. L’exploitant peut fermer un compte qui enfreint ces conditions.",
      },
      { kind: "heading", text: "Ce qui n’est pas permis" },
      {
        kind: "list",
        items: [
          "La surcharge : envoyer des requêtes automatisées en tel nombre que le serveur devient lent pour les autres, ou chercher à contourner ses limites.",
          "La rediffusion : les données issues de sources sous licence sont réservées à votre propre usage. Ne les publiez pas, ne les vendez pas et ne les transmettez pas, même en partie, sauf si leur fournisseur l’autorise.",
          "Les attaques : s’introduire dans le serveur, ou dans les comptes ou les données d’autrui. Si vous découvrez une faille, signalez-la à l’exploitant et n’en tirez pas parti.",
          "La tromperie : ouvrir un compte au nom d’autrui, ou tout usage contraire à la loi.",
        ],
      },
      { kind: "heading", text: "Données et résultats" },
      {
        kind: "paragraph",
        text: "Les données sont fournies sans garantie : elles peuvent être incomplètes, tardives ou erronées, de même que tout ce qui en est calculé. Les conditions des fournisseurs de données s’imposent aussi à vous. Rien ici n’est un conseil en investissement ; l’avertissement explique ce que cela signifie.",
      },
      { kind: "heading", text: "Ce qui est à vous" },
      {
        kind: "paragraph",
        text: "Ce que vous saisissez ou enregistrez, comme des listes de suivi, des valorisations ou des stratégies, reste à vous. L’exploitant peut le conserver et le traiter pour vous fournir le service, et se servir de vos remarques pour l’améliorer. La politique de confidentialité indique ce que deviennent les données personnelles.",
      },
      { kind: "heading", text: "Responsabilité" },
      {
        kind: "paragraph",
        text: "Le service est fourni en l’état. Dans les limites permises par la loi, l’exploitant ne répond pas des pertes dues aux décisions prises à l’aide du service, à des données fausses ou manquantes ou à des interruptions. Rien dans ces conditions ne limite la responsabilité en cas de faute intentionnelle, de faute lourde ou de dommage corporel, ni les droits que la loi vous accorde en tant que consommateur.",
      },
      { kind: "heading", text: "Modifications et droit applicable" },
      {
        kind: "paragraph",
        text: "Chaque version de ces conditions porte une date. L’espace personnel indique quelle version vous avez acceptée et à quelle date. Si vous n’êtes pas d’accord avec une version plus récente, vous pouvez exporter vos données et supprimer votre compte.",
      },
      {
        kind: "paragraph",
        text: "Le droit applicable est celui du lieu où l’exploitant réside ou est établi ; la protection impérative que vous accorde la loi de votre pays demeure. Si une clause n’est pas valable, les autres restent en vigueur.",
      },
    ],
  },
  privacy: {
    title: "Politique de confidentialité",
    body: [
      {
        kind: "paragraph",
        text: "L’exploitant, c’est-à-dire la personne ou l’organisation qui gère ce serveur, répond de vos données : il est le responsable du traitement au sens du règlement général sur la protection des données (RGPD). Vous pouvez le joindre par le formulaire de remarques, qui ne demande pas de compte. Le programme ne transmet rien à ses auteurs.",
      },
      { kind: "heading", text: "Ce que le serveur conserve" },
      {
        kind: "list",
        items: [
          "Si vous ne faites que consulter : rien sur vous. Pour limiter le nombre de requêtes, le serveur les compte par adresse IP, en mémoire vive uniquement.",
          "Compte : votre adresse e-mail, une empreinte de votre mot de passe (Argon2id ; le mot de passe lui-même n’est pas conservé), votre nom et votre numéro de téléphone si vous les indiquez, des préférences comme la langue et les couleurs, et la date de création du compte.",
          "Sessions : pour chaque connexion, le navigateur et le système tels que le navigateur les indique, l’adresse IP, le moment de la connexion et celui de la dernière activité. Vous pouvez voir vos sessions dans l’espace personnel et y mettre fin.",
          "Codes de vérification : l’adresse ou le numéro auquel un code a été envoyé, son usage et le code sous une forme qui ne permet pas de le relire. Un code est valable 10 minutes.",
          "Acceptation : les versions des conditions d’utilisation, de la présente politique et de l’avertissement que vous avez acceptées, et à quel moment.",
          "Remarques : votre message, la page concernée et une adresse pour la réponse : celle que vous donnez ou, si vous êtes connecté, celle de votre compte.",
          "Ce que vous enregistrez : par exemple des listes de suivi, des valorisations et des stratégies.",
          "Paiement, là où des formules sont vendues : votre numéro de client chez le prestataire de paiement, votre formule avec son prix, son état et ses dates, les pages de paiement que vous avez ouvertes et les messages que celui-ci envoie sur votre abonnement, supprimés après 400 jours. Le prestataire reçoit votre adresse e-mail ; votre carte ne parvient jamais à ce serveur.",
          "Usage de votre formule : les rapports complets que vous avez débloqués et quand, les rapports que vous avez demandés à un modèle de langage, et le nombre de backtests et d’exports de chaque mois.",
        ],
      },
      { kind: "heading", text: "À quoi cela sert" },
      {
        kind: "paragraph",
        text: "Le serveur utilise ces données pour vous fournir votre compte et ce que vous y enregistrez (exécution d’un contrat, article 6.1.b du RGPD). Il les utilise aussi pour protéger les comptes et le serveur, répondre aux remarques et pouvoir prouver quels textes vous avez acceptés (intérêts légitimes, article 6.1.f du RGPD). Un compte exige une adresse e-mail ; le nom et le numéro de téléphone sont facultatifs. Il n’y a ni publicité, ni profilage, ni décision automatisée à votre sujet, et rien n’est vendu.",
      },
      { kind: "heading", text: "Dans votre navigateur" },
      {
        kind: "paragraph",
        text: "La page conserve dans le stockage local de votre navigateur les jetons de votre session, vos données d’utilisateur, la dernière page visitée et des préférences comme la langue, le thème et les couleurs. La déconnexion efface les jetons et les données d’utilisateur. Il n’y a ni cookies, ni mesure d’audience, ni pistage. La page ne contacte aucun tiers ; d’autres sites ne s’ouvrent que si vous suivez un lien.",
      },
      { kind: "heading", text: "E-mails, journaux et destinataires" },
      {
        kind: "paragraph",
        text: "Le serveur ne vous envoie d’e-mails que pour les codes de vérification et les avis de sécurité, par le service de messagerie que l’exploitant a choisi ; s’il n’y en a pas, ils sont déposés dans un dossier de ce serveur. Les journaux du programme ne contiennent aucune adresse e-mail ou IP complète ; l’exploitant peut vous dire ce qu’enregistre un hébergeur ou un proxy placé devant ce serveur.",
      },
      {
        kind: "paragraph",
        text: "Seuls ont accès à vos données l’exploitant, les prestataires d’hébergement, de messagerie et, si des offres sont vendues, de paiement qui travaillent pour lui et, lorsque la loi l’exige, les autorités. Si des données quittent ainsi l’Espace économique européen, l’exploitant doit apporter les garanties prévues par le RGPD.",
      },
      { kind: "heading", text: "Durée de conservation" },
      {
        kind: "paragraph",
        text: "Vos données sont conservées tant que votre compte existe. Lorsque vous en demandez la suppression, le compte et tout son contenu sont effacés après 30 jours ; d’ici là, vous pouvez vous connecter et changer d’avis. Les sauvegardes faites par l’exploitant peuvent les contenir jusqu’à ce qu’elles soient écrasées. Les remarques envoyées en étant connecté sont effacées avec le compte ; celles envoyées sans connexion restent jusqu’à ce que l’exploitant les efface. Les codes de vérification sont effacés après 2 jours, et les sessions 30 jours après leur fin.",
      },
      { kind: "heading", text: "Vos droits" },
      {
        kind: "paragraph",
        text: "Le RGPD accorde les droits suivants aux personnes qui se trouvent dans l’Union européenne. Sur ce serveur, les fonctions qui permettent de les exercer sont ouvertes à tous.",
      },
      {
        kind: "list",
        items: [
          "Accès et portabilité : l’espace personnel exporte ce qui est conservé à votre sujet, hormis les empreintes du mot de passe, des jetons et des codes, dans un fichier que d’autres programmes savent lire.",
          "Rectification : vous pouvez modifier votre nom, votre adresse e-mail et vos préférences dans l’espace personnel ; l’exploitant corrige le reste.",
          "Effacement : vous pouvez supprimer votre compte dans l’espace personnel.",
          "Limitation et opposition : adressez-vous à l’exploitant, par exemple si vous vous opposez à un traitement fondé sur des intérêts légitimes.",
          "Réclamation : vous pouvez saisir une autorité de protection des données, par exemple celle du lieu où vous vivez ou travaillez.",
        ],
      },
      { kind: "heading", text: "Modifications" },
      {
        kind: "paragraph",
        text: "Chaque version de cette politique porte une date. L’espace personnel indique quelle version vous avez acceptée et à quelle date.",
      },
    ],
  },
  ...FRENCH_PLAN_TERMS,
  ...FRENCH_METHODS,
};
