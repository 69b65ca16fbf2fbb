import type { ClientId } from '@pinjian/contract/account.ts';
import type { PersonRecord } from '@pinjian/contract/console-person.ts';
import { maskName, maskPhone } from '@pinjian/contract/person.ts';
import type { SecretBox } from '#platform/core/secret-box.ts';
import { clientOfKind } from '#domains/account/index.ts';
import type { IdentityRow, PersonRow } from './queries.ts';

/** A person in a list. */
export function personSummary(
  secretBox: SecretBox,
  person: Pick<PersonRow, 'id' | 'phone_cipher' | 'created_at'>,
  identities: readonly IdentityRow[],
) {
  const own = identities.filter((each) => each.person_id === person.id);
  const name = own.find(({ username }) => username !== null)?.username ?? null;
  return {
    personId: person.id,
    maskedPhone: maskPhone(secretBox.decrypt(person.phone_cipher)),
    maskedName: name === null ? null : maskName(name),
    clientIds: own.map((each): ClientId => clientOfKind[each.kind]),
    createdAt: person.created_at.toISOString(),
  };
}

/** One of a person's identities, masked. */
export function identityView(secretBox: SecretBox, row: IdentityRow): PersonRecord['identities'][number] {
  const { company_id: companyId, company_name: name, company_role: role } = row;
  return {
    userId: row.id,
    clientId: clientOfKind[row.kind],
    maskedName: row.username === null ? null : maskName(row.username),
    realNameState: row.real_name_state,
    maskedRealName: row.name_cipher === null ? null : maskName(secretBox.decrypt(row.name_cipher)),
    company: companyId === null || name === null || role === null ? null : { companyId, name, role },
    createdAt: row.created_at.toISOString(),
  };
}
