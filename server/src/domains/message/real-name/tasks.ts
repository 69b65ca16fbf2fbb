import { on } from '#server/bind.ts';
import { tellRealNameDecided } from './tell-real-name-decided.ts';

export const realNameSubscriptions = [
  on('account.realNameDecided', 'message.tellRealNameDecided', tellRealNameDecided),
];
