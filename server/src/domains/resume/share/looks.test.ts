import { describe, expect, it } from 'vitest';
import { newId } from '#platform/core/ids.ts';
import { verifiedOwner } from '#testing/company.ts';
import { confirmedResume, sampleContent } from '#testing/resume.ts';
import { useWorld } from '#testing/world.ts';
import { forgetShares } from './forget-shares.ts';
import { listShareOpenings } from './list-share-openings.ts';
import { noteShareViewer } from './note-share-viewer.ts';
import { noteOpening } from './note-opening.ts';
import { openShare, printShare, type ShareVisit } from './open-share.ts';
import { revokeResumeShare } from './revoke-resume-share.ts';
import { isProgram } from './rules.ts';
import { shareResume } from './share-resume.ts';
import { unlockShare } from './unlock-share.ts';

const world = useWorld();
const day = 86_400_000;
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) MicroMessenger/8.0';
const computer = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0';

const plain = { withContact: false, download: false, days: 30 } as const;

/** A seeker with a confirmed resume that says how they are reached, in a text, too. */
async function sharing() {
  const seeker = await world.seeker();
  const content = sampleContent({ selfEvaluation: '微信 lin-shili-88，电话 13800138000，欢迎联系林示例' });
  const resumeId = await confirmedResume(world, seeker, content);
  return { seeker, mine: world.as(seeker), resumeId, content };
}

const tokenOf = (url: string): string => /\/open\/resume\/([\w-]{43})$/.exec(url)?.[1] ?? '';
const visit = (token: string, part: Partial<ShareVisit> = {}): ShareVisit => ({
  token,
  grant: null,
  address: '203.0.113.9',
  userAgent: phone,
  ...part,
});
const open = (token: string, part?: Partial<ShareVisit>) => openShare(world.system(), visit(token, part));

async function shared(choice: Partial<Parameters<typeof shareResume>[1]> = {}) {
  const owner = await sharing();
  const { share } = await shareResume(owner.mine, { resumeId: owner.resumeId, ...plain, ...choice });
  return { ...owner, share, token: tokenOf(share.url) };
}

describe('the looks at a shared resume', () => {
  const list = async (owner: Awaited<ReturnType<typeof shared>>) =>
    listShareOpenings(owner.mine, { resumeId: owner.resumeId, current: 1, pageSize: 10 });

  it('are told by time and device, the same visitor once in half an hour, programs never', async () => {
    const owner = await shared();
    for (const userAgent of [phone, phone, computer, 'Googlebot/2.1', '']) {
      await open(owner.token, { userAgent });
      world.clock.advance(60_000);
    }
    const { records, total } = await list(owner);
    expect([total, records.map(({ device }) => device)]).toEqual([2, ['电脑 · Chrome', '手机 · 微信']]);
    world.clock.advance(30 * 60_000);
    await open(owner.token);
    expect((await list(owner)).total).toBe(3);
    expect(JSON.stringify(await world.db.selectFrom('resume_share_opening').selectAll().execute())).not.toContain(
      '203.0',
    );
    expect(isProgram(phone)).toBe(false);
  });

  it('name who was signed in as far as anybody is named, and leave out the owner', async () => {
    const owner = await shared();
    const hr = await verifiedOwner(world, { name: '青禾科技有限公司' });
    await world.db.updateTable('account_identity').set({ username: '陈样例' }).where('id', '=', hr.userId).execute();
    const markOf = async (userAgent: string) => {
      const seen = await open(owner.token, { userAgent });
      return seen.kind === 'open' ? (seen.mark ?? '') : '';
    };
    const mark = await markOf(computer);
    expect(await noteShareViewer(world.as(hr), { mark })).toEqual({ noted: true });
    expect(await noteShareViewer(world.as(hr), { mark })).toEqual({ noted: true });
    expect((await list(owner)).records).toMatchObject([{ viewer: '青禾科技有限公司 · 陈**' }]);
    expect(await noteShareViewer(owner.mine, { mark: await markOf(phone) })).toEqual({ noted: false });
    expect((await list(owner)).total).toBe(1);
    for (const forged of [
      'x',
      mark.replace(/^./, 'f'),
      mark.replace(/\.\d+\./, '.9999999999999.'),
      mark.replace(/\.1\./, '.0.'),
    ])
      expect(await noteShareViewer(world.as(hr), { mark: forged })).toEqual({ noted: false });
    world.clock.advance(31 * 60_000);
    expect(await noteShareViewer(world.as(hr), { mark })).toEqual({ noted: false });
  });

  it('of one network and browser stay those of who made them', async () => {
    const owner = await shared({ download: true });
    const [hr, colleague] = [await verifiedOwner(world, { name: '青禾科技有限公司' }), await world.seeker()];
    const mark = async () => {
      const seen = await open(owner.token);
      return seen.kind === 'open' ? (seen.mark ?? '') : '';
    };
    const viewers = async () => (await list(owner)).records.map(({ viewer }) => viewer);
    // The owner's first look goes, and what they take along is no look.
    const own = await mark();
    expect(await noteShareViewer(owner.mine, { mark: own })).toEqual({ noted: false });
    await printShare(world.system(), visit(owner.token), { mark: own });
    expect(await viewers()).toEqual([]);
    await noteShareViewer(world.as(hr), { mark: await mark() });
    const first = await viewers();
    expect(await noteShareViewer(owner.mine, { mark: await mark() })).toEqual({ noted: false });
    expect(await viewers()).toEqual(first);
    for (let times = 0; times < 2; times += 1)
      expect(await noteShareViewer(world.as(colleague), { mark: await mark() })).toEqual({ noted: true });
    const both = await viewers();
    expect(both).toHaveLength(2);
    expect(both).toEqual(expect.arrayContaining([...first, expect.stringMatching(/^求职者/)]));
  });

  it('of who is not signed in stay, when the owner comes after them', async () => {
    const owner = await shared();
    await open(owner.token);
    const seen = await open(owner.token);
    await noteShareViewer(owner.mine, { mark: seen.kind === 'open' ? (seen.mark ?? '') : '' });
    expect((await list(owner)).total).toBe(1);
  });

  it('name no company that was not verified', async () => {
    const owner = await shared();
    const hr = await verifiedOwner(world, { name: '青禾科技有限公司' });
    await world.db.updateTable('company_company').set({ verification_status: 2 }).execute();
    const seen = await open(owner.token);
    await noteShareViewer(world.as(hr), { mark: seen.kind === 'open' ? (seen.mark ?? '') : '' });
    const { records } = await list(owner);
    expect(records[0]?.viewer).toMatch(/^招聘者/);
  });

  it('at a link that was erased meanwhile are none', async () => {
    expect(await noteOpening(world.system(), newId(), visit(''))).toBe('gone');
  });

  it('are kept up to a number, and forgotten with the link; visitors within a day', async () => {
    const owner = await shared({ password: 'abc234' });
    await unlockShare(world.system(), { token: owner.token, password: 'wrong1', address: '203.0.113.9' });
    const plainLink = await shared();
    await open(plainLink.token);
    world.clock.advance(2 * day);
    await forgetShares(world.system() as never);
    const [opening] = await world.db.selectFrom('resume_share_opening').select('visitor_hash').execute();
    expect(opening?.visitor_hash).toBeNull();
    expect(await world.db.selectFrom('resume_share_guess').selectAll().execute()).toEqual([]);
    await revokeResumeShare(plainLink.mine, { resumeId: plainLink.resumeId });
    world.clock.advance(179 * day);
    await forgetShares(world.system() as never);
    expect(await open(plainLink.token)).toMatchObject({ kind: 'ended' });
    world.clock.advance(2 * day);
    await forgetShares(world.system() as never);
    expect(await open(plainLink.token)).toEqual({ kind: 'unknown' });
    expect((await list(plainLink)).total).toBe(0);
  });
});
