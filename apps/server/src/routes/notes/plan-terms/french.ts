import type { PlanTerms } from "../note-text.ts";

export const FRENCH_PLAN_TERMS: PlanTerms = {
  plans: {
    title: "Conditions des formules",
    body: [
      {
        kind: "paragraph",
        text: "Ces conditions s’appliquent lorsque l’exploitant de ce serveur fait payer des formules. Si aucun paiement n’est configuré, toutes les fonctions sont actives pour tous et rien n’est facturé.",
      },
      {
        kind: "heading",
        text: "Ce qu’est une formule",
      },
      {
        kind: "paragraph",
        text: "La page des formules indique le prix de chacune, avec sa devise, le traitement des taxes et ce qu’elle permet. La formule gratuite ne demande aucun moyen de paiement. Les limites mensuelles repartent de zéro le premier jour de chaque mois civil, en temps universel coordonné.",
      },
      {
        kind: "heading",
        text: "Rapports débloqués",
      },
      {
        kind: "paragraph",
        text: "Un déblocage vous ouvre le rapport écrit complet d’une valeur. Il dure jusqu’à sept jours après la prochaine publication annuelle ou trimestrielle de la société, et 90 jours au plus. Débloquer de nouveau la même valeur entre-temps ne coûte rien, et aucun déblocage n’est consommé si le rapport ne peut pas être affiché.",
      },
      {
        kind: "heading",
        text: "Usage raisonnable",
      },
      {
        kind: "paragraph",
        text: "Lorsqu’une formule mentionne un nombre au titre de l’usage raisonnable, il s’agit d’une protection contre la copie automatisée, qu’une lecture ordinaire n’atteint pas.",
      },
      {
        kind: "heading",
        text: "Paiement et renouvellement",
      },
      {
        kind: "paragraph",
        text: "Le paiement est encaissé par un prestataire sur ses propres pages ; l’exploitant ne voit jamais votre numéro de carte. L’abonnement se renouvelle à la fin de chaque période, et l’essai devient une période payante à son terme, sauf résiliation préalable. L’espace personnel indique la date et le montant du prochain prélèvement.",
      },
      {
        kind: "heading",
        text: "En cas d’échec d’un paiement",
      },
      {
        kind: "paragraph",
        text: "Vous conservez votre formule pendant sept jours. Si le paiement n’est pas arrivé d’ici là, les limites de la formule gratuite s’appliquent jusqu’à sa réception. Rien de ce qui vous appartient n’est supprimé.",
      },
      {
        kind: "heading",
        text: "Changer et résilier",
      },
      {
        kind: "list",
        items: [
          "Changement : avant de confirmer, vous voyez ce qui est prélevé aussitôt. La part non utilisée de votre formule actuelle est déduite de la nouvelle.",
          "Résiliation : deux clics dans l’espace personnel. Votre formule reste valable jusqu’à la fin de ce que vous avez payé, et vous pouvez revenir sur la résiliation jusque-là.",
          "Ensuite : tout ce que vous avez créé est conservé. Ce qui dépasse la formule gratuite peut être lu et supprimé, mais rien ne peut y être ajouté.",
        ],
      },
    ],
  },
  refunds: {
    title: "Remboursements",
    body: [
      {
        kind: "paragraph",
        text: "Ce texte précise quand une somme est rendue. Il ne limite pas les droits que la loi de votre pays vous accorde en tant que consommateur.",
      },
      {
        kind: "heading",
        text: "Rétractation",
      },
      {
        kind: "paragraph",
        text: "Si vous êtes consommateur dans l’Union européenne, vous pouvez vous rétracter d’un premier abonnement dans un délai de 14 jours sans donner de motif. Si vous avez demandé que le service commence aussitôt, l’exploitant peut conserver la part des jours utilisés.",
      },
      {
        kind: "heading",
        text: "Erreurs et interruptions",
      },
      {
        kind: "list",
        items: [
          "Un prélèvement erroné ou effectué deux fois est remboursé en totalité.",
          "Si les fonctions payantes ont été indisponibles plus de trois jours au cours d’une période, la part de ces jours est rendue sur demande.",
        ],
      },
      {
        kind: "heading",
        text: "Changement et résiliation",
      },
      {
        kind: "paragraph",
        text: "Le passage à une formule inférieure laisse un avoir que les factures suivantes utilisent. La résiliation met fin à l’abonnement au terme de ce que vous avez payé ; le reste de cette période n’est pas remboursé.",
      },
      {
        kind: "heading",
        text: "Comment demander",
      },
      {
        kind: "paragraph",
        text: "Envoyez un message par le formulaire de commentaires, ou répondez à l’e-mail qui accompagnait la facture, en indiquant son numéro. Les remboursements sont versés sur la carte débitée, en général sous dix jours.",
      },
    ],
  },
};
