export { foldMessage, hintAgents, hintChange, hintConversation, readFolded } from './store-folded.ts';
export { newMessageChannel, sendMessage } from './send-message.ts';
export type { Recipient } from './rules.ts';
export { countSendsToReview, listSendsToReview, markSendHandled, resendOutside } from './outside/review-sends.ts';
