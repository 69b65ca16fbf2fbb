import { realNameEndpoints } from '@pinjian/contract/account-real-name.ts';
import { bind } from '#server/bind.ts';
import { queryFace } from './check-face.ts';
import { getCertifyId } from './get-certify-id.ts';
import { lookUpRealName, queryRealName } from './get-real-name.ts';
import { submitDocument } from './submit-document.ts';
import { withdrawRealName } from './withdraw-real-name.ts';

export const realNameRoutes = bind(realNameEndpoints, {
  getCertifyId,
  queryFace,
  queryRealName,
  submitDocument,
  withdrawRealName,
  lookUpRealName,
});
