/** Signing in with a provider such as Google. A separate part, loaded where a server has one. */
export const providers = {
  "providers.or": "or",
  "providers.with": "Continue with {provider}",
  "providers.development": "For development: accepts any address",
  "providers.waiting": "Go on in the window of {provider}.",
  "providers.newcomerTitle": "One last step",
  "providers.newcomerLead": "{provider} has confirmed {email}. Your account will have this address.",
  "providers.create": "Create account",
  "providers.back": "Sign in another way",
  "providers.problem.unavailable":
    "{provider} is not responding right now. Try again in a moment, or sign in with your email.",
  "providers.problem.denied": "You canceled at {provider}. Nothing has changed.",
  "providers.problem.misconfigured":
    "{provider} does not recognize this server: its address or settings there are wrong. Please tell the person who runs it.",
  "providers.problem.unproved": "The response from {provider} could not be verified. Please start again.",
  "providers.problem.expired":
    "That took longer than ten minutes, or continued in another browser. Please start again.",
  "providers.problem.blocked":
    "Your browser has blocked the window. Allow pop-up windows for this page, then try again.",
  "providers.problem.closed": "The window was closed before you had signed in.",
  "providers.problem.cancelled": "The sign-in with {provider} was canceled.",
  "providers.noEmail": "{provider} has not verified an email address of yours. Sign in with your email instead.",
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
