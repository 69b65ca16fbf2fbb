import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { adminPermissions, rolePermissions } from '@pinjian/contract/permissions.ts';
import type { CompanyRole } from '@pinjian/contract/reading.ts';
import { newTotpSecret } from '#domains/account/admin/totp.ts';
import { newId } from '#platform/core/ids.ts';
import type { AdminActor, EmployerActor, SeekerActor, SignedInActor } from '#server/context.ts';
import type { Tables } from '#server/tables.ts';
import type { TestClock } from './clock.ts';
import type { TestPorts } from './ports.ts';

/** Who takes part in a test. */
export interface People {
  /** A new seeker with a phone of their own. */
  seeker(): Promise<SeekerActor>;
  /** A new employer; without a company unless `companyId` says which (the company's row is the test's own matter). */
  employer(member?: { companyId: string; role?: CompanyRole; companyStatus?: number | null }): Promise<EmployerActor>;
  /** A new admin, with the secret of their one-time codes. */
  admin(): Promise<AdminActor & { readonly phone: string; readonly totpSecret: string }>;
}

/** Where they are made. */
interface Place {
  readonly db: Kysely<Tables>;
  readonly clock: TestClock;
  readonly test: TestPorts;
}

/** Makes people in a database, signed in on a device each. */
export function createPeople(place: Place): People {
  const { db, clock, test } = place;
  return {
    async seeker() {
      const { phone: _phone, ...identity } = await insertIdentity(place, 'seeker');
      return { kind: 'seeker', ...identity };
    },
    async employer(member) {
      const { phone: _phone, ...identity } = await insertIdentity(place, 'employer');
      const companyRole = member === undefined ? null : (member.role ?? 'owner');
      if (member !== undefined && companyRole !== null) {
        await db
          .insertInto('account_membership')
          .values({
            user_id: identity.userId,
            company_id: member.companyId,
            company_role: companyRole,
            company_status: member.companyStatus ?? null,
            joined_at: clock.now(),
          })
          .execute();
      }
      const permissions = companyRole === null ? [] : rolePermissions[companyRole];
      return { kind: 'employer', ...identity, companyId: member?.companyId ?? null, companyRole, permissions };
    },
    async admin() {
      const { phone, ...identity } = await insertIdentity(place, 'admin');
      const totpSecret = newTotpSecret();
      await db
        .insertInto('account_admin')
        .values({
          user_id: identity.userId,
          totp_cipher: test.ports.secretBox.encrypt(totpSecret),
          added_at: clock.now(),
        })
        .execute();
      return { kind: 'admin', ...identity, permissions: adminPermissions, phone, totpSecret };
    },
  };
}

/** A phone of the tests: 138 and eight digits. */
export function newPhone(): string {
  return `138${String(randomInt(0, 100_000_000)).padStart(8, '0')}`;
}

async function insertIdentity({ db, clock, test }: Place, kind: SignedInActor['kind']) {
  const { secretBox } = test.ports;
  const phone = newPhone();
  const personId = newId();
  const userId = newId();
  const familyId = newId();
  const now = clock.now();
  await db
    .insertInto('account_person')
    .values({
      id: personId,
      phone_hash: secretBox.hash('phone', phone),
      phone_cipher: secretBox.encrypt(phone),
      created_at: now,
    })
    .execute();
  await db.insertInto('account_identity').values({ id: userId, person_id: personId, kind, created_at: now }).execute();
  await db
    .insertInto('account_family')
    .values({
      id: familyId,
      user_id: userId,
      created_at: now,
      last_used_at: now,
      absolute_expiry: new Date(now.getTime() + 86_400_000),
    })
    .execute();
  return { userId, personId, familyId, phone };
}
