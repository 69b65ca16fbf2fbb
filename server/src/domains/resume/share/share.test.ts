import { describe, expect, it } from 'vitest';
import { plainArrangement, type ResumeArrangement } from '@pinjian/contract/resume-arrangement.ts';
import { requestDeletion } from '#domains/account/personal-data/request-deletion.ts';
import { newId } from '#platform/core/ids.ts';
import { ownCode } from '#testing/own-code.ts';
import { pdfText } from '#testing/readers/pdf-text.ts';
import { confirmedResume, sampleContent } from '#testing/resume.ts';
import { useWorld } from '#testing/world.ts';
import { arrangeResume } from '../arrange-resume.ts';
import { createResume } from '../create-resume.ts';
import { deleteResume } from '../delete-resume.ts';
import { personal } from '../personal.ts';
import { saveResume } from '../save-resume.ts';
import { getResumeShare } from './get-resume-share.ts';
import { listShareOpenings } from './list-share-openings.ts';
import { noteShareViewer } from './note-share-viewer.ts';
import { openShare, printShare, type ShareVisit } from './open-share.ts';
import { renewResumeShare } from './renew-resume-share.ts';
import { revokeResumeShare } from './revoke-resume-share.ts';
import { guessesLeft, guessLimits, guessWait, sharedContent } from './rules.ts';
import { shareResume } from './share-resume.ts';
import { unlockShare } from './unlock-share.ts';

const world = useWorld();
const refused = (code: number) => expect.objectContaining({ name: 'Refusal', code }) as unknown;
const day = 86_400_000;
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) MicroMessenger/8.0';

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
const wordsOf = (shared: object): string => JSON.stringify(shared);

async function shared(choice: Partial<Parameters<typeof shareResume>[1]> = {}) {
  const owner = await sharing();
  const { share } = await shareResume(owner.mine, { resumeId: owner.resumeId, ...plain, ...choice });
  return { ...owner, share, token: tokenOf(share.url) };
}

describe('shareResume', () => {
  it('gives an address that stays when the settings are changed, and is the same when repeated', async () => {
    const { mine, resumeId, share } = await shared();
    expect(share).toMatchObject({ withContact: false, download: false, hasPassword: false, days: 30, expired: false });
    expect(await shareResume(mine, { resumeId, ...plain })).toEqual({ share });
    const { share: changed } = await shareResume(mine, { resumeId, withContact: true, download: true, days: null });
    expect(changed).toEqual({ ...share, withContact: true, download: true, days: null, expiresAt: null });
    expect(await getResumeShare(mine, { resumeId })).toEqual({ share: changed });
  });

  it('stays open until the same day, unless another time is chosen or it is over', async () => {
    const { mine, resumeId, share } = await shared();
    world.clock.advance(10 * day);
    const kept = await shareResume(mine, { resumeId, ...plain, withContact: true });
    expect(kept.share.expiresAt).toBe(share.expiresAt);
    const shorter = await shareResume(mine, { resumeId, ...plain, days: 7 });
    const inDays = (days: number) => new Date(world.clock.now().getTime() + days * day).toISOString();
    expect(shorter.share.expiresAt).toBe(inDays(7));
    world.clock.advance(8 * day);
    const again = await shareResume(mine, { resumeId, ...plain, days: 7 });
    expect(again.share.expiresAt).toBe(inDays(7));
  });

  it('keeps the token as a hash and, for its owner, as a cipher alone', async () => {
    const { token } = await shared({ password: 'abc234' });
    const rows = JSON.stringify(await world.db.selectFrom('resume_share').selectAll().execute());
    const bytes = Buffer.from(token).toJSON().data.join();
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(bytes);
    expect(rows).not.toContain(Buffer.from('abc234').toJSON().data.join());
  });

  it('is refused to a stranger, and for what was never confirmed', async () => {
    const { mine, resumeId } = await shared();
    const stranger = world.as(await world.seeker());
    for (const refusedCall of [
      () => shareResume(stranger, { resumeId, ...plain }),
      () => getResumeShare(stranger, { resumeId }),
      () => revokeResumeShare(stranger, { resumeId }),
      () => listShareOpenings(stranger, { resumeId, current: 1, pageSize: 10 }),
      () => renewResumeShare(stranger, { resumeId, shareId: newId() }),
    ])
      await expect(refusedCall()).rejects.toEqual(refused(40400));
    const draft = await createResume(mine, {});
    await expect(shareResume(mine, { resumeId: draft.resumeId, ...plain })).rejects.toEqual(refused(40913));
  });
});

describe('a shared resume', () => {
  it('shows what stands there now, without contact unless that was chosen', async () => {
    const { mine, resumeId, token, content } = await shared();
    const seen = await open(token);
    expect(seen).toMatchObject({ kind: 'open', mayDownload: false, withContact: false, outline: { name: '林示例' } });
    expect(wordsOf(seen)).not.toMatch(/13800138000|linshili@|lin-shili-88/);
    expect(wordsOf(seen)).toContain('云杉示例科技有限公司');
    await saveResume(mine, { resumeId, version: 2, content: { ...content, selfEvaluation: '改了一句' } });
    expect(wordsOf(await open(token))).toContain('改了一句');
    await shareResume(mine, { resumeId, ...plain, withContact: true });
    expect(wordsOf(await open(token))).toMatch(/13800138000/);
  });

  it('keeps to itself what its owner hides, on the page and in the PDF', async () => {
    const { mine, resumeId, token } = await shared({ download: true, withContact: true });
    const arranged: ResumeArrangement = {
      order: ['others', 'skills'],
      hidden: ['work', 'selfEvaluation'],
      titles: { skills: '会做的事' },
    };
    await arrangeResume(mine, { resumeId, from: plainArrangement, ...arranged });
    const seen = wordsOf(await open(token));
    expect(seen).not.toMatch(/云杉示例科技有限公司|lin-shili-88/);
    expect(seen).toContain('会做的事');
    const printed = await printShare(world.system(), visit(token));
    if (printed?.kind !== 'printed') throw new Error('nothing was printed');
    const told = await pdfText(printed.pdf);
    expect(told).not.toMatch(/云杉示例科技有限公司|lin-shili-88/);
    expect(told).toContain('会做的事');
    await shareResume(mine, { resumeId, ...plain });
    const named: ResumeArrangement = { ...plainArrangement, titles: { work: '微信 lin-shili' } };
    await arrangeResume(mine, { resumeId, from: arranged, ...named });
    expect(wordsOf(await open(token))).not.toContain('lin-shili');
  });

  it('never shows gender or birth', () => {
    const { basics } = sampleContent();
    const content = sampleContent({ basics: { ...basics, gender: 1, birthMonth: '1999-03' } });
    for (const withContact of [true, false])
      expect(sharedContent(content, withContact).basics).toMatchObject({ gender: null, birthMonth: null });
  });

  it('is taken along as a PDF only where that was chosen', async () => {
    const { mine, resumeId, token } = await shared();
    expect(await printShare(world.system(), visit(token))).toBeNull();
    await shareResume(mine, { resumeId, ...plain, download: true });
    const printed = await printShare(world.system(), visit(token));
    if (printed?.kind !== 'printed') throw new Error('nothing was printed');
    expect(printed.name).toBe('林示例-简历.pdf');
    const told = await pdfText(printed.pdf);
    expect(told).toContain('云杉示例科技有限公司');
    expect(told).not.toMatch(/13800138000|linshili@|lin-shili-88/);
    const pdf = Buffer.from(printed.pdf);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.includes('/EmbeddedFile')).toBe(false);
    const { records } = await listShareOpenings(mine, { resumeId, current: 1, pageSize: 10 });
    expect(records).toMatchObject([{ device: '手机 · 微信', downloaded: true, viewer: null }]);
  });

  it.each([
    ['revoked', 'revoked'],
    ['renewed', 'revoked'],
    ['expired', 'expired'],
    ['deleted', 'gone'],
    ['of somebody who leaves', 'gone'],
  ] as const)('that is %s says so and nothing else', async (how, why) => {
    const { seeker, mine, resumeId, share, token } = await shared({ download: true, password: 'abc234' });
    if (how === 'revoked') for (let times = 0; times < 2; times += 1) await revokeResumeShare(mine, { resumeId });
    if (how === 'renewed') await renewResumeShare(mine, { resumeId, shareId: share.shareId });
    if (how === 'expired') world.clock.advance(30 * day);
    if (how === 'deleted') await deleteResume(mine, { resumeId });
    if (how === 'of somebody who leaves') await requestDeletion(mine, { code: await ownCode(world, seeker) });
    const closed = { kind: 'ended', why };
    expect(await open(token)).toEqual(closed);
    expect(await printShare(world.system(), visit(token))).toEqual(closed);
    expect(await unlockShare(world.system(), { token, password: 'abc234', address: '203.0.113.9' })).toEqual(closed);
  });

  it('that never was is unknown, whatever the address looks like', async () => {
    for (const token of ['', 'x', 'a'.repeat(43), '../etc', 'é'.repeat(43), 'a'.repeat(300)])
      expect(await open(token)).toEqual({ kind: 'unknown' });
  });
});

describe('renewResumeShare', () => {
  it('gives another address with the same settings; asked again for the old one, the present one', async () => {
    const { mine, resumeId, share, token } = await shared({ password: 'abc234', download: true });
    const renewed = await renewResumeShare(mine, { resumeId, shareId: share.shareId });
    expect(renewed.share).toMatchObject({ hasPassword: true, download: true, days: 30 });
    expect(tokenOf(renewed.share.url)).not.toBe(token);
    expect(await renewResumeShare(mine, { resumeId, shareId: share.shareId })).toEqual(renewed);
    await revokeResumeShare(mine, { resumeId });
    await expect(renewResumeShare(mine, { resumeId, shareId: share.shareId })).rejects.toEqual(refused(40914));
    expect(await getResumeShare(mine, { resumeId })).toEqual({ share: null });
  });
});

describe('the password of a link', () => {
  const unlock = (token: string, password: string, address = '203.0.113.9') =>
    unlockShare(world.system(), { token, password, address });

  it('lets in a browser that knew it, until it is another one', async () => {
    const { mine, resumeId, token } = await shared({ password: 'abc234' });
    expect(await open(token)).toEqual({ kind: 'locked' });
    expect(await printShare(world.system(), visit(token))).toEqual({ kind: 'locked' });
    const unlocked = await unlock(token, 'abc234');
    if (unlocked.kind !== 'unlocked') throw new Error(unlocked.kind);
    const { grant } = unlocked;
    expect(await open(token, { grant })).toMatchObject({ kind: 'open' });
    const other = await shared({ password: 'abc234' });
    expect(await open(other.token, { grant })).toEqual({ kind: 'locked' });
    for (const forged of [`9${grant}`, grant.replace(/\..*/, `.${'a'.repeat(43)}`), 'x'])
      expect(await open(token, { grant: forged })).toEqual({ kind: 'locked' });
    world.clock.advance(2 * 3_600_000);
    expect(await open(token, { grant })).toEqual({ kind: 'locked' });
    const again = await unlock(token, 'abc234');
    if (again.kind !== 'unlocked') throw new Error(again.kind);
    await shareResume(mine, { resumeId, ...plain, password: 'def567' });
    expect(await open(token, { grant: again.grant })).toEqual({ kind: 'locked' });
    await shareResume(mine, { resumeId, ...plain });
    expect(await open(token)).toEqual({ kind: 'locked' });
    await shareResume(mine, { resumeId, ...plain, password: null });
    expect(await open(token)).toMatchObject({ kind: 'open' });
  });

  it('is guessed five times from one network, and then not looked at, right or wrong', async () => {
    const { token } = await shared({ password: 'abc234' });
    for (let left = 4; left >= 0; left -= 1)
      expect(await unlock(token, 'wrong1')).toMatchObject({ kind: 'wrong', left });
    world.clock.advance(60_000);
    expect(await unlock(token, 'abc234')).toEqual({ kind: 'waiting', waitMs: 14 * 60_000 });
    expect(await unlock(token, 'abc234', '203.0.113.10')).toMatchObject({ kind: 'unlocked' });
    world.clock.advance(14 * 60_000);
    expect(await unlock(token, 'abc234')).toMatchObject({ kind: 'unlocked' });
  });

  it('is guessed thirty times in an hour by all networks together', async () => {
    const { token } = await shared({ password: 'abc234' });
    const { most } = guessLimits.ofAll;
    for (let at = 0; at < most; at += 1) await unlock(token, 'wrong1', `198.51.100.${at}`);
    expect(await unlock(token, 'abc234', '203.0.113.77')).toEqual({ kind: 'waiting', waitMs: 60 * 60_000 });
  });

  it('counts what is left from both limits', () => {
    const now = new Date('2026-11-20T02:00:00Z');
    const at = (minutesAgo: number, isOfNetwork: boolean) => ({
      isOfNetwork,
      guessedAt: new Date(now.getTime() - minutesAgo * 60_000),
    });
    expect(guessWait([], now)).toBe(0);
    expect(
      guessWait(
        Array.from({ length: 5 }, (_, index) => at(index + 5, true)),
        now,
      ),
    ).toBe(6 * 60_000);
    const others = Array.from({ length: 31 }, (_, index) => at(index + 5, false));
    expect(guessWait(others, now)).toBe((60 - 34) * 60_000);
    expect(guessesLeft([], now)).toBe(5);
    expect(guessesLeft([at(1, true), at(14, true), at(16, true)], now)).toBe(3);
    expect(
      guessesLeft(
        Array.from({ length: 28 }, () => at(30, false)),
        now,
      ),
    ).toBe(2);
    expect(
      guessesLeft(
        Array.from({ length: 40 }, () => at(61, false)),
        now,
      ),
    ).toBe(5);
  });
});

describe('personal data of shares', () => {
  it('is taken along and erased, on both sides', async () => {
    const owner = await shared();
    const reader = await world.seeker();
    const seen = await open(owner.token);
    await noteShareViewer(world.as(reader), { mark: seen.kind === 'open' ? (seen.mark ?? '') : '' });
    expect(await personal.export(world.system(), owner.seeker.userId)).toMatchObject({
      shares: [{ title: '我的简历', withContact: false, hasPassword: false, openings: [{ device: '手机 · 微信' }] }],
    });
    expect(await personal.export(world.system(), reader.userId)).toMatchObject({
      lookedAtShared: [{ device: '手机 · 微信' }],
    });
    await personal.erase(world.system(), reader.userId);
    const { records } = await listShareOpenings(owner.mine, { resumeId: owner.resumeId, current: 1, pageSize: 10 });
    expect(records).toMatchObject([{ viewer: null }]);
    await personal.erase(world.system(), owner.seeker.userId);
    expect(await open(owner.token)).toEqual({ kind: 'unknown' });
    for (const table of ['resume_share', 'resume_share_opening', 'resume_share_guess'] as const)
      expect(await world.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
