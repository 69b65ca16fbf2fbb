import { messageEndpoints } from '@pinjian/contract/message.ts';
import { messagePreferenceEndpoints } from '@pinjian/contract/message-preference.ts';
import { bind } from '#server/bind.ts';
import { listCompanyMessages, listMessages } from './list-messages.ts';
import { markMessagesRead } from './mark-messages-read.ts';
import { listOutsideSends } from './outside/list-outside-sends.ts';
import { changeMessagePreference } from './preference/change-message-preference.ts';
import { getMessagePreferences } from './preference/get-message-preferences.ts';

export const routes = bind(
  { ...messageEndpoints, ...messagePreferenceEndpoints },
  {
    listMessages,
    listCompanyMessages,
    markMessagesRead,
    getMessagePreferences,
    changeMessagePreference,
    listOutsideSends,
  },
);
