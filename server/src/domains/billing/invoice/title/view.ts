import type { InvoiceTitle } from '@pinjian/contract/billing-invoice-title.ts';
import type { SecretBox } from '#platform/core/secret-box.ts';
import { openTitle, type TitleRow } from './queries.ts';

export function titleView(secretBox: SecretBox, row: TitleRow): InvoiceTitle {
  return { titleId: row.id, ...openTitle(secretBox, row.details_cipher), isDefault: row.is_default };
}
