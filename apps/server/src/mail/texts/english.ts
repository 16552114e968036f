import type { MailTexts } from "./mail-texts.ts";

export const ENGLISH: MailTexts = {
  locale: "en-US",
  colon: ": ",
  moment: "{day}, {time} UTC",
  minutes: { one: "{count} minute", other: "{count} minutes" },
  code: {
    validity: "The code works once and is valid for {duration}.",
    secrecy: "Do not share it with anyone: {product} never asks for a code by phone or email.",
    sms: "{code} is your {product} code, valid for {duration}. Do not share it with anyone.",
    purposes: {
      register: {
        subject: "{code} is your {product} sign-up code",
        heading: "Confirm your email address",
        lead: "Enter this code to create your {product} account:",
        reason: "You received this message because someone entered this address to sign up for {product}.",
        otherwise: "If that was not you, ignore this message. No account is created without the code.",
      },
      login: {
        subject: "{code} is your {product} sign-in code",
        heading: "Sign in to {product}",
        lead: "Enter this code to sign in:",
        reason: "You received this message because someone entered this address to sign in to {product}.",
        otherwise: "If that was not you, ignore this message. Nobody can sign in without the code.",
      },
      changeemail: {
        subject: "{code} is your {product} code to change your email address",
        heading: "Confirm your new email address",
        lead: "Enter this code to use this address for your {product} account from now on:",
        reason: "You received this message because someone wants to use this address for their {product} account.",
        otherwise: "If that was not you, ignore this message. The address is not changed without the code.",
      },
      changepassword: {
        subject: "{code} is your {product} code to change your password",
        heading: "Change your password",
        lead: "Enter this code to set a new password:",
        reason: "You received this message because someone asked for a new {product} password for this address.",
        otherwise: "If that was not you, ignore this message. Your password stays the same without the code.",
      },
      delete: {
        subject: "{code} is your {product} code to delete your account",
        heading: "Delete your account",
        lead: "Enter this code to confirm that your {product} account is to be deleted:",
        reason: "You received this message because someone asked to delete the {product} account of this address.",
        otherwise:
          "If that was not you, do not pass on the code. Change your password at once: someone may be signed in to your account.",
      },
      security: {
        subject: "{code} is your code to change how you sign in to {product}",
        heading: "Confirm that it is you",
        lead: "Enter this code to change how you sign in to {product}:",
        reason:
          "You received this message because someone wants to change how the {product} account of this address is signed in to.",
        otherwise:
          "If that was not you, do not pass the code on. Change your password at once: someone may have signed in to your account.",
      },
    },
  },
  passwordChanged: {
    subject: "Your {product} password was changed",
    heading: "Your password was changed",
    lead: "The password of your {product} account was changed. All other devices were signed out.",
    reason: "You received this message because this address belongs to a {product} account.",
    otherwise:
      "If that was not you, someone else knows your password. Set a new one on the sign-in page at once; this signs them out.",
  },
  emailChanged: {
    subject: "The email address of your {product} account was changed",
    heading: "Your email address was changed",
    lead: "Your {product} account now uses another email address. This one no longer belongs to it.",
    newAddress: "New address",
    reason: "You received this message because this address belonged to a {product} account until now.",
    otherwise:
      "If that was not you, contact the administrator of {product} at once: you can no longer sign in with this address.",
  },
  accountRemoval: {
    subject: "Your {product} account will be deleted on {day}",
    heading: "Your account will be deleted",
    lead: "Your {product} account and everything saved in it will be deleted on {day}.",
    keep: "To keep the account, sign in before that day and cancel the deletion.",
    keepLink: "Keep my account",
    reason: "You received this message because someone asked to delete the {product} account of this address.",
    otherwise: "If that was not you, cancel the deletion and change your password at once.",
  },
  accountRemoved: {
    subject: "Your {product} account was deleted",
    heading: "Your account was deleted",
    lead: "Your {product} account and everything saved in it are gone. Copies in backups of the server disappear when those backups are deleted.",
    reason: "You received this message because this address belonged to a {product} account. It is the last message.",
    otherwise: "If you did not ask for this, contact the administrator of {product}.",
  },
  security: {
    reason: "You received this message because this address belongs to a {product} account.",
    otherwise:
      "If that was not you, change your password at once and look through the security settings of your account.",
    events: {
      secondFactorOn: {
        subject: "Two-step verification is on for your {product} account",
        heading: "Two-step verification is on",
        lead: "From now on, signing in to your {product} account takes a code from your authenticator app.",
      },
      secondFactorOff: {
        subject: "Two-step verification is off for your {product} account",
        heading: "Two-step verification is off",
        lead: "Signing in to your {product} account no longer takes a code from an authenticator app.",
      },
      recoveryCodeUsed: {
        subject: "A recovery code of your {product} account was used",
        heading: "A recovery code was used",
        lead: "A recovery code replaced the code of the authenticator app for your {product} account. It cannot be used again.",
      },
      recoveryCodesRenewed: {
        subject: "Your {product} account has new recovery codes",
        heading: "New recovery codes",
        lead: "New recovery codes were made for your {product} account. The old ones no longer work.",
      },
      passkeyAdded: {
        subject: "A passkey was added to your {product} account",
        heading: "A passkey was added",
        lead: "Your {product} account can now be signed in to with a new passkey.",
      },
      passkeyRemoved: {
        subject: "A passkey was removed from your {product} account",
        heading: "A passkey was removed",
        lead: "One of the passkeys of your {product} account no longer works.",
      },
      providerLinked: {
        subject: "A way to sign in was added to your {product} account",
        heading: "A linked sign-in was added",
        lead: "Your {product} account can now also be signed in to through another service.",
      },
      providerUnlinked: {
        subject: "A way to sign in was removed from your {product} account",
        heading: "A linked sign-in was removed",
        lead: "One of the services linked to your {product} account can no longer sign you in.",
      },
    },
  },
  newSignIn: {
    subject: "New sign-in to your {product} account",
    heading: "New sign-in",
    lead: "Someone signed in to your {product} account from a device that has not been used before:",
    expected: "If that was you, there is nothing to do.",
    reason: "You received this message because this address belongs to a {product} account.",
    otherwise: "If that was not you, change your password at once. This signs out all other devices.",
  },
  feedback: {
    subject: "New feedback about {product}",
    heading: "New feedback",
    lead: "Someone sent this message through {product}:",
    from: "Contact",
    anonymous: "not given",
    page: "Page",
    caution: "Anyone can send feedback under any name. Be careful with any links in it.",
    reason: "You received this message because feedback about this {product} server is sent to you.",
  },
  facts: { time: "Time", device: "Device", networkAddress: "IP address" },
  links: { account: "Open my account" },
};
