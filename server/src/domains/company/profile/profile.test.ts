import { describe, expect, it } from 'vitest';
import { newId } from '#platform/core/ids.ts';
import { companyInput, companyOwner, newCreditCode, pictureUpload, verifiedOwner } from '#testing/company.ts';
import { useWorld } from '#testing/world.ts';
import { companyCards, companyName } from '../index.ts';
import { createCompany } from './create-company.ts';
import { companyDetail } from './get-company-detail.ts';
import { searchCompanies } from './search-companies.ts';
import { updateCompany } from './update-company.ts';
import { uploadCompanyFile } from './upload-company-file.ts';

const world = useWorld();
const refused = (code: number, data: unknown = null) => expect.objectContaining({ name: 'Refusal', code, data });
const at = (path: string) => [expect.objectContaining({ path })];

describe('createCompany', () => {
  it('makes the company and its creator its owner', async () => {
    const employer = await world.employer();
    const input = companyInput({ name: '甲科技有限公司' });
    const { companyId } = await createCompany(world.as(employer), input);
    const membership = await world.db.selectFrom('account_membership').selectAll().executeTakeFirstOrThrow();
    expect(membership).toMatchObject({
      user_id: employer.userId,
      company_id: companyId,
      company_role: 'owner',
      company_status: null,
    });
    expect(world.hints).toContainEqual({ channel: 'account.session', payload: `changed:${employer.userId}` });
    const owner = { ...employer, companyId, companyRole: 'owner' as const };
    expect(await companyDetail(world.as(owner), {})).toMatchObject({
      companyId,
      name: '甲科技有限公司',
      creditCode: input.creditCode,
      industryName: '互联网平台',
      staffSizeLabel: '20-99人',
      cityName: '北京',
      benefits: [],
      verificationStatus: null,
    });
  });

  it('gives the same person the same company again, and no second one', async () => {
    const employer = await world.employer();
    const input = companyInput();
    const first = await createCompany(world.as(employer), input);
    expect(await createCompany(world.as(employer), input)).toEqual(first);
    await expect(createCompany(world.as(employer), companyInput({ name: '另一家公司' }))).rejects.toEqual(
      refused(40920),
    );
    const rows = await world.db.selectFrom('company_company').select('id').execute();
    expect(rows).toEqual([{ id: first.companyId }]);
  });

  it('refuses a credit code whose check character is wrong, and choices that no list has', async () => {
    const ctx = world.as(await world.employer());
    await expect(createCompany(ctx, companyInput({ creditCode: '91350100M000100Y44' }))).rejects.toEqual(
      refused(40020),
    );
    await expect(createCompany(ctx, { ...companyInput(), city: '999999999' })).rejects.toEqual(
      refused(40001, at('city')),
    );
    await expect(createCompany(ctx, { ...companyInput(), industry: '900100' })).rejects.toEqual(
      refused(40001, at('industry')),
    );
    expect(await world.db.selectFrom('account_membership').selectAll().execute()).toEqual([]);
  });

  it('refuses a credit code that a verified company holds, and lets unverified ones share it', async () => {
    const creditCode = newCreditCode();
    await companyOwner(world, { creditCode });
    await verifiedOwner(world, { creditCode });
    const late = await world.employer();
    await expect(createCompany(world.as(late), companyInput({ creditCode }))).rejects.toEqual(refused(40921));
    expect(await createCompany(world.as(late), companyInput())).toHaveProperty('companyId');
  });
});

describe('createCompany at the same moment', () => {
  const world = useWorld({ isolation: 'commit' });

  it('makes one company, the same for both', async () => {
    const employer = await world.employer();
    const input = companyInput();
    const answers = await Promise.all(Array.from({ length: 4 }, () => createCompany(world.as(employer), input)));
    expect(new Set(answers.map((answer) => answer.companyId)).size).toBe(1);
    expect(await world.db.selectFrom('company_company').select('id').execute()).toHaveLength(1);
  });
});

describe('companyDetail', () => {
  it('shows members their own company, whatever id they send', async () => {
    const [owner, other] = [await companyOwner(world), await verifiedOwner(world)];
    for (const companyId of [other.companyId, owner.companyId, '', 'x', undefined])
      expect(await companyDetail(world.as(owner), { companyId })).toMatchObject({ companyId: owner.companyId });
  });

  it('shows seekers a verified company without its credit code, and no other', async () => {
    const seeker = world.as(await world.seeker());
    const verified = await verifiedOwner(world, { name: '乙科技有限公司' });
    expect(await companyDetail(seeker, { companyId: verified.companyId })).toMatchObject({
      name: '乙科技有限公司',
      creditCode: null,
      logoFileId: null,
      verificationStatus: 1,
    });
    const unverified = await companyOwner(world);
    for (const companyId of [unverified.companyId, newId(), 'x', '', undefined])
      await expect(companyDetail(seeker, { companyId })).rejects.toEqual(refused(40400));
  });

  it('sends an employer without a company to create one', async () => {
    const other = await verifiedOwner(world);
    const stranger = world.as(await world.employer());
    await expect(companyDetail(stranger, { companyId: other.companyId })).rejects.toEqual(refused(40310));
  });
});

describe('updateCompany', () => {
  it('saves what is given, leaves the rest, and is the same when repeated', async () => {
    const owner = await companyOwner(world);
    const ctx = world.as(owner);
    const { fileId } = await uploadCompanyFile(ctx, { file: pictureUpload('标志.png') });
    const changes = {
      shortName: '甲科技',
      financingStage: 3,
      website: 'www.example.com',
      benefits: ['五险一金', '双休', '双休'],
      foundedYear: 2012,
      logoFileId: fileId,
    };
    const saved = await updateCompany(ctx, changes);
    expect(saved).toMatchObject({
      ...changes,
      benefits: ['五险一金', '双休'],
      website: 'https://www.example.com/',
      staffSize: 2,
      financingStageLabel: 'A轮',
      logoUrl: expect.stringContaining(`/files/${fileId}?expires=`),
    });
    expect(await updateCompany(ctx, changes)).toEqual(saved);
    const emptied = await updateCompany(ctx, {
      shortName: '',
      website: ' '.trim(),
      financingStage: null,
      logoFileId: null,
    });
    expect(emptied).toMatchObject({
      shortName: null,
      website: null,
      financingStage: null,
      logoUrl: null,
      foundedYear: 2012,
    });
  });

  it('names every field that cannot be', async () => {
    const ctx = world.as(await companyOwner(world));
    const changes = { city: '1', website: 'javascript:alert(1)', foundedYear: 2027, logoFileId: newId() };
    await expect(updateCompany(ctx, changes)).rejects.toEqual(
      refused(40001, ['city', 'foundedYear', 'website', 'logoFileId'].flatMap(at)),
    );
  });

  it('refuses words that may not be published, named and with what to write instead', async () => {
    const ctx = world.as(await companyOwner(world));
    const said = {
      introduction: '官网 www.example.com，只要985毕业生。',
      benefits: ['五险一金', '女生岗'],
      shortName: '青山',
    };
    await expect(updateCompany(ctx, said)).rejects.toMatchObject({
      code: 40001,
      data: [
        {
          path: 'introduction',
          message: expect.stringMatching(/^“只要985毕业生”不能发布：毕业院校不能作为/) as string,
        },
        { path: 'benefits', message: expect.stringMatching(/^“女生岗”不能发布：/) as string },
      ],
    });
    expect(await updateCompany(ctx, { introduction: '官网 www.example.com，为女性用户做运动装备。' })).toMatchObject({
      introduction: '官网 www.example.com，为女性用户做运动装备。',
    });
  });

  it("refuses another company's picture, a recruiter, and an employer without a company", async () => {
    const owner = await companyOwner(world);
    const other = await companyOwner(world);
    const { fileId } = await uploadCompanyFile(world.as(other), { file: pictureUpload() });
    await expect(updateCompany(world.as(owner), { logoFileId: fileId })).rejects.toEqual(
      refused(40001, at('logoFileId')),
    );
    const recruiter = world.as(await world.employer({ companyId: owner.companyId, role: 'recruiter' }));
    await expect(updateCompany(recruiter, { address: '某路 1 号' })).rejects.toEqual(refused(40311));
    await expect(updateCompany(world.as(await world.employer()), {})).rejects.toEqual(refused(40310));
    expect(await companyDetail(world.as(owner), {})).toMatchObject({ address: null, logoFileId: null });
  });
});

describe('uploadCompanyFile', () => {
  it('keeps the file for the company and answers its address', async () => {
    const owner = await companyOwner(world);
    const file = pictureUpload('标志.png');
    const answer = await uploadCompanyFile(world.as(owner), { file });
    expect(answer).toMatchObject({ name: '标志.png', size: file.size, type: 'image/png' });
    const app = await world.app();
    const shown = await app.inject({ url: answer.url });
    expect([shown.headers['content-type'], shown.rawPayload.equals(file.bytes)]).toEqual(['image/png', true]);
  });

  it('refuses a recruiter and an employer without a company', async () => {
    const { companyId } = await companyOwner(world);
    const recruiter = world.as(await world.employer({ companyId, role: 'recruiter' }));
    await expect(uploadCompanyFile(recruiter, { file: pictureUpload() })).rejects.toEqual(refused(40311));
    await expect(uploadCompanyFile(world.as(await world.employer()), { file: pictureUpload() })).rejects.toEqual(
      refused(40310),
    );
  });
});

describe('what other domains ask', () => {
  it('answers cards by id, once each, and the name to be shown', async () => {
    const verified = await verifiedOwner(world, { name: '乙科技有限公司' });
    const unverified = await companyOwner(world, { name: '丙贸易有限公司' });
    await updateCompany(world.as(verified), { shortName: '乙科技', financingStage: 7 });
    const { companyId } = verified;
    const cards = await companyCards(world.system(), [companyId, companyId, unverified.companyId, newId()]);
    expect(cards.get(companyId)).toEqual({
      companyId,
      name: '乙科技',
      logoUrl: null,
      industry: '900101',
      industryName: '互联网平台',
      staffSize: '20-99人',
      financingStage: '已上市',
      cityName: '北京',
      verified: true,
    });
    expect(cards.get(unverified.companyId)).toMatchObject({ name: '丙贸易有限公司', verified: false });
    expect(cards.size).toBe(2);
    expect(await companyCards(world.system(), [])).toEqual(new Map());
    expect(await companyName(world.system(), companyId)).toBe('乙科技');
    await expect(companyName(world.system(), newId())).rejects.toThrow('no company');
  });
});

describe('searchCompanies', () => {
  it('finds verified companies by a part of their names, for anyone who is signed in', async () => {
    const inside = await verifiedOwner(world, { name: '杭州云杉示例科技有限公司' });
    const first = await verifiedOwner(world, { name: '云杉示例信息技术有限公司' });
    await companyOwner(world, { name: '云杉示例未认证有限公司' });
    await updateCompany(world.as(inside), { shortName: 'Yunshan' });
    const search = async (q: string, limit = 10) => await searchCompanies(world.as(await world.seeker()), { q, limit });
    const found = await search('云杉');
    expect(found.map(({ companyId }) => companyId)).toEqual([first.companyId, inside.companyId]);
    expect(found[1]).toEqual({ companyId: inside.companyId, name: '杭州云杉示例科技有限公司', shortName: 'Yunshan' });
    expect(await search('云杉')).toEqual(found);
    expect(await search('云杉', 1)).toEqual(found.slice(0, 1));
    expect((await search('yun')).map(({ companyId }) => companyId)).toEqual([inside.companyId]);
    expect(await search('未认证')).toEqual([]);
    for (const wild of ['%', '_', '云%公司', '\\']) expect(await search(wild)).toEqual([]);
    expect(await searchCompanies(world.as(await world.employer()), { q: '云杉', limit: 10 })).toEqual(found);
  });
});
