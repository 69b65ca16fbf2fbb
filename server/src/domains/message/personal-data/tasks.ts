import { on } from '#server/bind.ts';
import { tellDeletionRequested } from './tell-deletion-requested.ts';
import { tellDeletionWithdrawn } from './tell-deletion-withdrawn.ts';
import { tellExportEnded } from './tell-export-ended.ts';

export const personalDataSubscriptions = [
  on('account.deletionRequested', 'message.tellDeletionRequested', tellDeletionRequested),
  on('account.deletionWithdrawn', 'message.tellDeletionWithdrawn', tellDeletionWithdrawn),
  on('account.exportEnded', 'message.tellExportEnded', tellExportEnded),
];
