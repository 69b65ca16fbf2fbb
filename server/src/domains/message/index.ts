export { newMessageChannel, sendMessage, type Recipient } from './send-message.ts';
export { countSendsToReview, listSendsToReview, markSendHandled, resendOutside } from './outside/review-sends.ts';
