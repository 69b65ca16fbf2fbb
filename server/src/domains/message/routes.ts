import { messageEndpoints } from '@pinjian/contract/message.ts';
import { bind } from '#server/bind.ts';
import { listCompanyMessages, listMessages } from './list-messages.ts';
import { markMessagesRead } from './mark-messages-read.ts';

export const routes = bind(messageEndpoints, { listMessages, listCompanyMessages, markMessagesRead });
