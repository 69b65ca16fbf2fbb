import { accountFileEndpoints } from '@pinjian/contract/account-file.ts';
import { bind } from '#server/bind.ts';
import { uploadFile } from './upload-file.ts';

export const fileRoutes = bind(accountFileEndpoints, { uploadFile });
