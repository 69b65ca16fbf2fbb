export { newMessageChannel, sendMessage, type Recipient } from './send-message.ts';
