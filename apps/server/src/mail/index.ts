export { codeMessage, codeSmsText } from "./code-message.ts";
export type { Delivery, DeliveryContext, Message, SmsMessage } from "./delivery.ts";
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
