import { on } from '#server/bind.ts';
import { recordAdminNote } from './audit/record-admin-note.ts';

export const subscriptions = [on('account.adminNoted', 'console.recordAdminNote', recordAdminNote)];
