/** The picture of a user. A separate part, loaded with the user centre. */
export const avatar = {
  "avatar.title": "Picture",
  "avatar.explained": "JPEG, PNG, WebP, GIF or AVIF. You can also drop a picture here or paste one.",
  "avatar.drop": "Drop the picture here",
  "avatar.remove": "Remove",
  "avatar.removed": "Picture removed",
  "avatar.crop": "Choose the part to show",
  "avatar.stage": "Part of the picture that is shown",
  "avatar.hint": "Drag to move it, scroll or pinch to zoom, or tap the point to center. Keys: arrows, + and −.",
  "avatar.zoom": "Zoom",
  "avatar.sending": "Saving … {part}",
  "avatar.tooLarge": "This file is larger than {max} MB. Choose a smaller picture.",
  "avatar.heic": "This browser cannot open HEIC photos. Save the photo as JPEG and choose that.",
  "avatar.unreadable": "The browser cannot open this file as a picture.",
} as const;
