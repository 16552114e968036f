import type { PlanTerms } from "../note-text.ts";

export const ENGLISH_PLAN_TERMS: PlanTerms = {
  plans: {
    title: "Terms of the plans",
    body: [
      {
        kind: "paragraph",
        text: "These terms apply where the operator of this server charges for plans. Where no payment is set up, every feature is on for everyone and nothing is charged.",
      },
      {
        kind: "heading",
        text: "What a plan is",
      },
      {
        kind: "paragraph",
        text: "The page of the plans shows what each plan costs, with its currency, how tax is treated, and what it allows. The free plan needs no payment details. Limits that are counted by month begin anew on the first day of each calendar month in Coordinated Universal Time.",
      },
      {
        kind: "heading",
        text: "Unlocked reports",
      },
      {
        kind: "paragraph",
        text: "An unlock opens the full written report of one stock to you. It lasts until seven days after the next annual or quarterly filing of the company, and 90 days at most. Unlocking the same stock again meanwhile costs nothing, and an unlock is never used up if the report cannot be shown.",
      },
      {
        kind: "heading",
        text: "Fair use",
      },
      {
        kind: "paragraph",
        text: "Where a plan names a number as fair use, it is a protection against automated copying that ordinary reading does not reach.",
      },
      {
        kind: "heading",
        text: "Payment and renewal",
      },
      {
        kind: "paragraph",
        text: "Payment is taken by a payment provider on its own pages; the operator never sees your card number. A subscription renews at the end of each period, and a trial becomes a paid period at its end, unless you cancel before. The user center shows when the next charge is due and how much it is.",
      },
      {
        kind: "heading",
        text: "If a payment fails",
      },
      {
        kind: "paragraph",
        text: "You keep your plan for seven days. If the payment has not come by then, the limits of the free plan hold until it has. Nothing of yours is deleted.",
      },
      {
        kind: "heading",
        text: "Changing and canceling",
      },
      {
        kind: "list",
        items: [
          "Change: before you confirm it, you see what is charged at once. The unused part of your present plan is set against the new one.",
          "Cancel: two clicks in the user center. Your plan holds until the end of what you have paid, and you can take the cancellation back until then.",
          "Afterwards: everything you made stays. What exceeds the free plan can be read and deleted, but nothing can be added to it.",
        ],
      },
    ],
  },
  refunds: {
    title: "Refunds",
    body: [
      {
        kind: "paragraph",
        text: "This text says when money is returned. It does not limit the rights that the law of your country gives you as a consumer.",
      },
      {
        kind: "heading",
        text: "Withdrawal",
      },
      {
        kind: "paragraph",
        text: "If you are a consumer in the European Union, you may withdraw from a first subscription within 14 days without giving a reason. If you asked for the service to begin at once, the operator may keep the share for the days that you used.",
      },
      {
        kind: "heading",
        text: "Mistakes and outages",
      },
      {
        kind: "list",
        items: [
          "A charge that was wrong or made twice is returned in full.",
          "If paid features were unavailable for more than three days in a period, the share for these days is returned on request.",
        ],
      },
      {
        kind: "heading",
        text: "Changes and cancellation",
      },
      {
        kind: "paragraph",
        text: "A change to a smaller plan leaves a credit that later invoices use up. A cancellation ends the subscription at the end of what you have paid; the rest of that period is not returned.",
      },
      {
        kind: "heading",
        text: "How to ask",
      },
      {
        kind: "paragraph",
        text: "Send a message by the feedback form, or answer the email that came with the invoice, and name its number. Refunds go to the card that was charged, usually within ten days.",
      },
    ],
  },
};
