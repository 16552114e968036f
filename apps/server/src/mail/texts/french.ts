import type { MailTexts } from "./mail-texts.ts";

export const FRENCH: MailTexts = {
  locale: "fr",
  colon: " : ",
  moment: "{day} à {time} UTC",
  minutes: { one: "{count} minute", other: "{count} minutes" },
  code: {
    validity: "Ce code ne sert qu’une fois et reste valable {duration}.",
    secrecy: "Ne le communiquez à personne : {product} ne demande jamais de code par téléphone ni par e-mail.",
    sms: "{code} est votre code {product}, valable {duration}. Ne le communiquez à personne.",
    purposes: {
      register: {
        subject: "{code} est votre code d’inscription sur {product}",
        heading: "Confirmez votre adresse e-mail",
        lead: "Saisissez ce code pour créer votre compte {product} :",
        reason: "Vous recevez ce message parce que cette adresse a été saisie pour une inscription sur {product}.",
        otherwise: "Si ce n’était pas vous, ignorez ce message. Aucun compte n’est créé sans le code.",
      },
      login: {
        subject: "{code} est votre code de connexion à {product}",
        heading: "Connectez-vous à {product}",
        lead: "Saisissez ce code pour vous connecter :",
        reason: "Vous recevez ce message parce que cette adresse a été saisie pour une connexion à {product}.",
        otherwise: "Si ce n’était pas vous, ignorez ce message. Personne ne peut se connecter sans le code.",
      },
      changeemail: {
        subject: "{code} est votre code pour changer d’adresse e-mail sur {product}",
        heading: "Confirmez votre nouvelle adresse e-mail",
        lead: "Saisissez ce code pour utiliser désormais cette adresse avec votre compte {product} :",
        reason:
          "Vous recevez ce message parce que quelqu’un souhaite utiliser cette adresse pour son compte {product}.",
        otherwise: "Si ce n’était pas vous, ignorez ce message. L’adresse n’est pas modifiée sans le code.",
      },
      changepassword: {
        subject: "{code} est votre code pour changer de mot de passe sur {product}",
        heading: "Changez votre mot de passe",
        lead: "Saisissez ce code pour définir un nouveau mot de passe :",
        reason: "Vous recevez ce message parce qu’un nouveau mot de passe {product} a été demandé pour cette adresse.",
        otherwise: "Si ce n’était pas vous, ignorez ce message. Votre mot de passe ne change pas sans le code.",
      },
      delete: {
        subject: "{code} est votre code pour supprimer votre compte {product}",
        heading: "Supprimez votre compte",
        lead: "Saisissez ce code pour confirmer la suppression de votre compte {product} :",
        reason: "Vous recevez ce message parce que la suppression du compte {product} de cette adresse a été demandée.",
        otherwise:
          "Si ce n’était pas vous, ne communiquez pas le code. Changez immédiatement votre mot de passe : quelqu’un s’est peut-être connecté à votre compte.",
      },
      security: {
        subject: "{code} est votre code pour modifier votre connexion à {product}",
        heading: "Confirmez que c’est bien vous",
        lead: "Saisissez ce code pour modifier votre façon de vous connecter à {product} :",
        reason:
          "Vous recevez ce message parce que quelqu’un souhaite modifier la façon de se connecter au compte {product} de cette adresse.",
        otherwise:
          "Si ce n’était pas vous, ne communiquez pas le code. Changez immédiatement votre mot de passe : quelqu’un s’est peut-être connecté à votre compte.",
      },
    },
  },
  passwordChanged: {
    subject: "Votre mot de passe {product} a été modifié",
    heading: "Votre mot de passe a été modifié",
    lead: "Le mot de passe de votre compte {product} a été modifié. Tous les autres appareils ont été déconnectés.",
    reason: "Vous recevez ce message parce que cette adresse est celle d’un compte {product}.",
    otherwise:
      "Si ce n’était pas vous, quelqu’un d’autre connaît votre mot de passe. Définissez-en immédiatement un nouveau sur la page de connexion ; cette personne sera alors déconnectée.",
  },
  emailChanged: {
    subject: "L’adresse e-mail de votre compte {product} a été modifiée",
    heading: "Votre adresse e-mail a été modifiée",
    lead: "Votre compte {product} utilise désormais une autre adresse e-mail. Celle-ci n’y est plus rattachée.",
    newAddress: "Nouvelle adresse",
    reason: "Vous recevez ce message parce que cette adresse était jusqu’ici celle d’un compte {product}.",
    otherwise:
      "Si ce n’était pas vous, contactez immédiatement l’administrateur de {product} : vous ne pouvez plus vous connecter avec cette adresse.",
  },
  accountRemoval: {
    subject: "Votre compte {product} sera supprimé le {day}",
    heading: "Votre compte va être supprimé",
    lead: "Votre compte {product} et tout ce qui y est enregistré seront supprimés le {day}.",
    keep: "Pour conserver votre compte, connectez-vous avant cette date et annulez la suppression.",
    keepLink: "Conserver mon compte",
    reason: "Vous recevez ce message parce que la suppression du compte {product} de cette adresse a été demandée.",
    otherwise: "Si ce n’était pas vous, annulez la suppression et changez immédiatement votre mot de passe.",
  },
  accountRemoved: {
    subject: "Votre compte {product} a été supprimé",
    heading: "Votre compte a été supprimé",
    lead: "Votre compte {product} et tout ce qui y était enregistré n’existent plus. Les copies présentes dans les sauvegardes du serveur disparaîtront avec ces sauvegardes.",
    reason: "Vous recevez ce message parce que cette adresse était celle d’un compte {product}. C’est le dernier.",
    otherwise: "Si vous ne l’avez pas demandé, contactez l’administrateur de {product}.",
  },
  security: {
    reason: "Vous recevez ce message parce que cette adresse est celle d’un compte {product}.",
    otherwise:
      "Si ce n’était pas vous, changez immédiatement votre mot de passe et vérifiez les réglages de sécurité de votre compte.",
    events: {
      secondFactorOn: {
        subject: "La validation en deux étapes de votre compte {product} est activée",
        heading: "Validation en deux étapes activée",
        lead: "Désormais, la connexion à votre compte {product} demande un code de votre application d’authentification.",
      },
      secondFactorOff: {
        subject: "La validation en deux étapes de votre compte {product} est désactivée",
        heading: "Validation en deux étapes désactivée",
        lead: "La connexion à votre compte {product} ne demande plus de code d’une application d’authentification.",
      },
      recoveryCodeUsed: {
        subject: "Un code de secours de votre compte {product} a été utilisé",
        heading: "Un code de secours a été utilisé",
        lead: "Un code de secours a remplacé celui de l’application d’authentification pour votre compte {product}. Il ne peut plus servir.",
      },
      recoveryCodesRenewed: {
        subject: "Votre compte {product} a de nouveaux codes de secours",
        heading: "Nouveaux codes de secours",
        lead: "De nouveaux codes de secours ont été créés pour votre compte {product}. Les anciens ne fonctionnent plus.",
      },
      passkeyAdded: {
        subject: "Une clé d’accès a été ajoutée à votre compte {product}",
        heading: "Une clé d’accès a été ajoutée",
        lead: "Une nouvelle clé d’accès permet désormais de se connecter à votre compte {product}.",
      },
      passkeyRemoved: {
        subject: "Une clé d’accès a été retirée de votre compte {product}",
        heading: "Une clé d’accès a été retirée",
        lead: "L’une des clés d’accès de votre compte {product} ne fonctionne plus.",
      },
      providerLinked: {
        subject: "Un moyen de connexion a été ajouté à votre compte {product}",
        heading: "Un service a été associé",
        lead: "Un autre service permet désormais de se connecter à votre compte {product}.",
      },
      providerUnlinked: {
        subject: "Un moyen de connexion a été retiré de votre compte {product}",
        heading: "Un service a été dissocié",
        lead: "L’un des services associés à votre compte {product} ne permet plus de s’y connecter.",
      },
    },
  },
  newSignIn: {
    subject: "Nouvelle connexion à votre compte {product}",
    heading: "Nouvelle connexion",
    lead: "Quelqu’un s’est connecté à votre compte {product} depuis un appareil qui n’avait pas encore servi :",
    expected: "Si c’était vous, vous n’avez rien à faire.",
    reason: "Vous recevez ce message parce que cette adresse est celle d’un compte {product}.",
    otherwise:
      "Si ce n’était pas vous, changez immédiatement votre mot de passe. Tous les autres appareils seront alors déconnectés.",
  },
  feedback: {
    subject: "Nouveau commentaire sur {product}",
    heading: "Nouveau commentaire",
    lead: "Quelqu’un a envoyé ce message depuis {product} :",
    from: "Contact",
    anonymous: "non indiqué",
    page: "Page",
    caution: "N’importe qui peut envoyer un commentaire sous n’importe quel nom. Méfiez-vous des liens qu’il contient.",
    reason: "Vous recevez ce message parce que les commentaires sur ce serveur {product} vous sont adressés.",
  },
  alert: {
    subject: "{product} : {alert}",
    subjectOfSeveral: "{product} : {count} alertes",
    headingOfSeveral: "{count} alertes",
    stock: "Action",
    value: "Valeur actuelle",
    day: "Jour de Bourse",
    filing: "Dépôt",
    target: "Objectif de cours",
    earnings: "Résultats attendus",
    entered: "Remplissent les règles",
    left: "Ne les remplissent plus",
    assumptions: {
      growth: "Croissance du chiffre d’affaires",
      baseFlow: "Flux de trésorerie disponible",
      netDebt: "Dette nette",
      shares: "Actions en circulation",
      eps: "Bénéfice par action",
    },
    moatWidths: ["Aucun", "Étroit", "Large"],
    missedBy: "s’écarte de l’hypothèse de {count}",
    more: "D’autres vous attendent dans votre boîte de réception.",
    caution: "Une alerte dit ce que montrent les données. Ce n’est pas un conseil d’achat ou de vente.",
    inbox: "Ouvrir ma boîte de réception",
    unsubscribe: "Ne plus recevoir d’alertes par e-mail",
    ending: {
      title: "Ne plus recevoir d’alertes par e-mail",
      explained:
        "Vous ne recevrez plus d’e-mails d’alerte. Vos alertes restent actives et leurs messages figurent dans votre boîte de réception.",
      button: "Ne plus recevoir d’e-mails",
      done: "C’est fait : plus aucun e-mail d’alerte ne vous sera envoyé.",
      unknown: "Ce lien n’est pas complet, ou son compte n’existe plus.",
    },
    reason: "Vous recevez ce message parce que vous avez créé des alertes sur {product}.",
  },
  facts: { time: "Heure", device: "Appareil", networkAddress: "Adresse IP" },
  links: { account: "Ouvrir mon compte" },
};
