export { alertMessage, ringLine, type ToldRing } from "./alert-message.ts";
export { codeMessage, codeSmsText } from "./code-message.ts";
export { type Delivery, type DeliveryContext, DeliveryError, type Message, type SmsMessage } from "./delivery.ts";
export { endingPage } from "./ending-page.ts";
export { httpSmsDelivery } from "./http-sms-delivery.ts";
export { CLAIM_MILLISECONDS, createMessenger, type Messenger, type OutgoingStore } from "./messenger.ts";
export {
  accountRemovalNotice,
  accountRemovedNotice,
  emailChangedNotice,
  feedbackNotice,
  newSignInNotice,
  passwordChangedNotice,
  securityNotice,
} from "./notices.ts";
export { outboxDelivery } from "./outbox-delivery.ts";
export { smtpDelivery } from "./smtp-delivery.ts";
export type { SecurityEvent } from "./texts/mail-texts.ts";
