import { describe, expect, it } from 'vitest';
import { errors } from '@pinjian/contract/errors.ts';
import { newId } from '#platform/core/ids.ts';
import { updateProfile } from '#domains/account/profile/update-profile.ts';
import { bearer } from '#testing/session.ts';
import { companyOwner, newCreditCode, verifiedOwner } from '#testing/company.ts';
import { draftPosition, openPosition } from '#testing/position.ts';
import { useWorld } from '#testing/world.ts';
import { getCompany } from './companies/get-company.ts';
import { listCompanies } from './companies/list-companies.ts';
import { unmaskCompany } from './companies/unmask-company.ts';
import { endPersonSessions } from './people/end-person-sessions.ts';
import { findPerson } from './people/find-person.ts';
import { getPerson } from './people/get-person.ts';
import { listPeople } from './people/list-people.ts';
import { unmaskPerson } from './people/unmask-person.ts';

const world = useWorld();
const page = { current: 1, pageSize: 10 };
const reason = '用户来电要求核实';

async function phoneOf(personId: string): Promise<string> {
  const row = await world.db
    .selectFrom('account_person')
    .select('phone_cipher')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return world.test.ports.secretBox.decrypt(row.phone_cipher);
}

async function acts() {
  return world.db
    .selectFrom('console_audit')
    .select(['act', 'admin_id', 'object_kind', 'object_id', 'reason', 'facts'])
    .orderBy('id')
    .execute();
}

describe('用户', () => {
  it('are masked in the list and on their page', async () => {
    const ctx = world.as(await world.admin());
    const seeker = await world.seeker();
    await updateProfile(world.as(seeker), { username: '林小满' });
    const phone = await phoneOf(seeker.personId);
    const seen = [await listPeople(ctx, page), await getPerson(ctx, { personId: seeker.personId })];
    expect(seen[1]).toMatchObject({
      maskedPhone: `${phone.slice(0, 3)}****${phone.slice(7)}`,
      identities: [{ clientId: 'web-job-hunter', maskedName: '林**', realNameState: 0, company: null }],
      counts: { devices: 0, resumes: 0, applications: 0 },
    });
    expect(JSON.stringify(seen)).not.toMatch(new RegExp(`林小满|${phone}`));
    await expect(getPerson(ctx, { personId: newId() })).rejects.toMatchObject(errors.notFound);
    expect(await acts()).toEqual([]);
  });

  it('are found by their whole number, which is written down without the number', async () => {
    const ctx = world.as(await world.admin());
    const seeker = await world.seeker();
    const phone = await phoneOf(seeker.personId);
    expect(await findPerson(ctx, { phone })).toMatchObject({ person: { personId: seeker.personId } });
    expect(await findPerson(ctx, { phone: '19900000000' })).toEqual({ person: null });
    const written = await acts();
    expect(written).toMatchObject([
      { act: 'personSearched', object_kind: 'person', object_id: seeker.personId, facts: { found: true } },
      { act: 'personSearched', object_kind: 'admin', facts: { found: false } },
    ]);
    expect(JSON.stringify(written)).not.toMatch(new RegExp(`${phone}|19900000000`));
  });

  it('are shown in full to an admin who says why', async () => {
    const admin = await world.admin();
    const seeker = await world.seeker();
    await updateProfile(world.as(seeker), { username: '林小满' });
    const full = await unmaskPerson(world.as(admin), { personId: seeker.personId, reason });
    expect(full).toEqual({
      phone: await phoneOf(seeker.personId),
      mail: null,
      identities: [{ userId: seeker.userId, name: '林小满', realName: null }],
    });
    expect(await acts()).toEqual([
      {
        act: 'unmasked',
        admin_id: admin.userId,
        object_kind: 'person',
        object_id: seeker.personId,
        reason,
        facts: { fields: 'phone,mail,name,realName' },
      },
    ]);
    await expect(unmaskPerson(world.as(admin), { personId: newId(), reason })).rejects.toMatchObject(errors.notFound);
  });

  it('are not shown without a reason of some words', async () => {
    const headers = await bearer(world, await world.admin());
    const { personId } = await world.seeker();
    const app = await world.app();
    for (const short of ['', '   ', '看看'])
      expect(
        (
          await app.inject({
            method: 'POST',
            url: `/admin/console/people/${personId}/unmask`,
            headers,
            payload: { reason: short },
          })
        ).json(),
      ).toMatchObject({ code: 40001, data: [{ path: 'reason' }] });
    expect(await acts()).toEqual([]);
  });

  it('are signed out everywhere, and again harmlessly', async () => {
    const ctx = world.as(await world.admin());
    const seeker = await world.seeker();
    const headers = await bearer(world, seeker);
    const app = await world.app();
    const status = async () => (await app.inject({ url: '/admin/user/info', headers })).statusCode;
    expect(await status()).toBe(200);
    expect(await getPerson(ctx, { personId: seeker.personId })).toMatchObject({ counts: { devices: 1 } });
    expect(await endPersonSessions(ctx, { personId: seeker.personId, reason })).toEqual({ ended: 1 });
    expect(await endPersonSessions(ctx, { personId: seeker.personId, reason })).toEqual({ ended: 0 });
    expect(await status()).toBe(401);
    expect(await getPerson(ctx, { personId: seeker.personId })).toMatchObject({
      counts: { devices: 0 },
      securityEvents: [{ event: 'signedOutElsewhere' }],
    });
    expect((await acts()).map(({ act, facts }) => [act, facts['ended']])).toEqual([
      ['sessionsEnded', 1],
      ['sessionsEnded', 0],
    ]);
  });
});

describe('企业', () => {
  it('are found by a part of their name or by the whole credit code, masked', async () => {
    const ctx = world.as(await world.admin());
    const creditCode = newCreditCode();
    const owner = await verifiedOwner(world, { name: '青山软件有限公司', creditCode });
    await companyOwner(world, { name: '远山贸易有限公司' });
    const names = async (q: string) => (await listCompanies(ctx, { q, ...page })).records.map(({ name }) => name);
    expect(await names('')).toHaveLength(2);
    expect(await names('青山')).toEqual(['青山软件有限公司']);
    expect(await names(creditCode.toLowerCase())).toEqual(['青山软件有限公司']);
    expect(await names(creditCode.slice(0, 10))).toEqual([]);
    expect(await names('%')).toEqual([]);
    const seen = [
      await listCompanies(ctx, { q: creditCode, ...page }),
      await getCompany(ctx, { targetCompanyId: owner.companyId }),
    ];
    expect(JSON.stringify(seen)).not.toMatch(new RegExp(`${creditCode}|${await phoneOf(owner.personId)}`));
  });

  it('show their members, verifications and positions by where they stand', async () => {
    const ctx = world.as(await world.admin());
    const owner = await verifiedOwner(world);
    await openPosition(world, owner);
    await draftPosition(world, owner);
    await draftPosition(world, owner);
    expect(await getCompany(ctx, { targetCompanyId: owner.companyId })).toMatchObject({
      verificationStatus: 1,
      members: [{ userId: owner.userId, personId: owner.personId, role: 'owner' }],
      verifications: [{ status: 1, maskedCreditCode: expect.stringMatching(/^91\*{14}..$/) }],
      positions: [
        { status: { value: 1, label: '草稿' }, count: 2 },
        { status: { value: 3, label: '招聘中' }, count: 1 },
      ],
    });
    await expect(getCompany(ctx, { targetCompanyId: newId() })).rejects.toMatchObject(errors.notFound);
  });

  it('are shown in full to an admin who says why', async () => {
    const ctx = world.as(await world.admin());
    const creditCode = newCreditCode();
    const owner = await verifiedOwner(world, { creditCode });
    expect(await unmaskCompany(ctx, { targetCompanyId: owner.companyId, reason })).toEqual({
      creditCode,
      address: null,
      members: [{ userId: owner.userId, name: null, phone: await phoneOf(owner.personId) }],
    });
    expect(await acts()).toMatchObject([
      { act: 'unmasked', object_kind: 'company', object_id: owner.companyId, reason },
    ]);
    await expect(unmaskCompany(ctx, { targetCompanyId: newId(), reason })).rejects.toMatchObject(errors.notFound);
  });
});
