/** Sends one text message. Throws when the vendor certainly did not take it. */
export interface SmsSender {
  /** `phone` 11 digits; `code` is the code inside `text`, for vendors that work with templates. */
  send(message: { phone: string; text: string; code: string }): Promise<void>;
}
