import { personalDataEndpoints } from '@pinjian/contract/account-personal-data.ts';
import { bind } from '#server/bind.ts';
import { getPersonalData } from './get-personal-data.ts';
import { requestDeletion } from './request-deletion.ts';
import { requestExport } from './request-export.ts';
import { withdrawDeletion } from './withdraw-deletion.ts';

export const personalDataRoutes = bind(personalDataEndpoints, {
  getPersonalData,
  requestExport,
  requestDeletion,
  withdrawDeletion,
});
