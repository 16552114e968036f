/** Opening a page on a telephone. A separate part, loaded with the window that offers it. */
export const phone = {
  "phone.title": "Open on your phone",
  "phone.explained": "Scan the code with your phone’s camera to open this page there.",
  "phone.code": "QR code with the address of this page",
  "phone.copy": "Copy link",
  "phone.copied": "Link copied",
  "phone.notCopied": "The link could not be copied",
  "phone.failed": "The code could not be loaded",
} as const;
