/** Invitations by the owner of the server. A separate part, loaded for the owner. */
export const invitations = {
  "invitations.title": "Invitations",
  "invitations.note": "Each link lets one person create an account.",
  "invitations.everyone":
    "Anyone can create an account on this server: nobody needs an invitation. Start it with REGISTRATION=invite to admit only people you invite.",
  "invitations.nobody":
    "This server takes no new accounts. Start it with REGISTRATION=invite to admit people you invite.",
  "invitations.make": "Create a link",
  "invitations.link": "Invitation link",
  "invitations.linkHint": "For one person, until {day}. It is shown only now.",
  "invitations.copy": "Copy link",
  "invitations.copied": "Link copied",
  "invitations.notCopied": "Select the link and copy it",
  "invitations.none": "No invitations yet",
  "invitations.made": "Invitation of {day}",
  "invitations.valid": "Valid until {day}",
  "invitations.used": "Used on {day}",
  "invitations.expired": "Expired on {day}",
  "invitations.takeBack": "Take back",
  "invitations.takenBack": "Invitation taken back",
} as const;
