/** Signing in with a provider such as Google. A separate part, loaded where a server has one. */
export const providers = {
  "providers.or": "or",
  "providers.with": "Continue with {provider}",
  "providers.development": "For development: believes any address",
  "providers.waiting": "Go on in the window of {provider}.",
  "providers.newcomerTitle": "One last step",
  "providers.newcomerLead": "{provider} has confirmed {email}. Your account will have this address.",
  "providers.create": "Create account",
  "providers.back": "Sign in another way",
  "providers.problem.unavailable":
    "{provider} does not answer right now. Try again in a moment, or sign in with your email.",
  "providers.problem.denied": "You cancelled at {provider}. Nothing has changed.",
  "providers.problem.misconfigured":
    "{provider} does not know this server: its address or its settings there are wrong. Please tell who runs it.",
  "providers.problem.unproved": "What came back from {provider} could not be confirmed. Please start again.",
  "providers.problem.expired": "That took longer than ten minutes, or went on in another browser. Please start again.",
  "providers.problem.blocked":
    "Your browser has blocked the window. Allow pop-up windows for this page, then try again.",
  "providers.problem.closed": "The window was closed before you had signed in.",
  "providers.problem.cancelled": "The sign-in with {provider} was cancelled.",
  "providers.noEmail": "{provider} has confirmed no email address of yours. Sign in with your email instead.",
  "providers.emailExists":
    "This email has an account. Sign in to it, then link {provider} in your account’s security settings.",
  "providers.ticketGone": "This sign-in with {provider} has been used or has expired. Please start again.",
  "providers.links": "Other ways to sign in",
  "providers.linked": "Linked as {email}",
  "providers.linkedPlain": "Linked",
  "providers.notLinked": "Not linked",
  "providers.link": "Link",
  "providers.unlink": "Unlink",
  "providers.linkOf": "Link {provider}",
  "providers.unlinkOf": "Unlink {provider}",
  "providers.taken": "That sign-in belongs to another account, or you have linked one of {provider} already.",
  "providers.linkedNow": "{provider} is linked",
  "providers.unlinkedNow": "{provider} is no longer linked",
} as const;
