import { describe, expect, it } from 'vitest';
import { accountErrors } from '@pinjian/contract/account-errors.ts';
import { companyErrors } from '@pinjian/contract/company.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { positionErrors } from '@pinjian/contract/position.ts';
import { emptyPositionContent } from '@pinjian/contract/position-content.ts';
import { positionStatus } from '@pinjian/contract/position-state.ts';
import { newId } from '#platform/core/ids.ts';
import { companyOwner, verifiedOwner } from '#testing/company.ts';
import { draftPosition, openPosition, publishableContent } from '#testing/position.ts';
import { useWorld } from '#testing/world.ts';
import { closePosition } from './close.ts';
import { createPosition } from './create.ts';
import { deletePosition } from './delete.ts';
import { getPositionForEdit } from './get-for-edit.ts';
import { listPositions } from './list.ts';
import { pausePosition } from './pause.ts';
import { previewPosition } from './preview.ts';
import { publishPosition } from './publish.ts';
import { reopenPosition } from './reopen.ts';
import { savePosition } from './save.ts';

const world = useWorld();
const hour = 3_600_000;

async function searchedStatuses(): Promise<number[]> {
  const rows = await world.db.selectFrom('position_search').select('status').execute();
  return rows.map(({ status }) => status);
}

describe('createPosition', () => {
  it('makes a draft, with marks', async () => {
    const owner = await companyOwner(world);
    const content = publishableContent({ title: '前台，限女性' });
    const saved = await createPosition(world.as(owner), { key: 'a key of mine', content });
    expect(saved).toMatchObject({ version: 1, objections: [{ path: 'title', word: '限女性', reason: 'gender' }] });
    expect(await getPositionForEdit(world.as(owner), { positionId: saved.positionId })).toMatchObject({
      status: { value: positionStatus.draft, label: '草稿' },
      content: { title: '前台，限女性', requirements: [{ skillId: 'S00011' }, { skillId: 'S00031' }] },
      hasChanges: true,
      publishedAt: null,
    });
  });

  it('is the same draft for the same key', async () => {
    const owner = await companyOwner(world);
    const input = { key: 'a key of mine', content: publishableContent() };
    const first = await createPosition(world.as(owner), input);
    expect(await createPosition(world.as(owner), input)).toEqual(first);
  });

  it('begins one draft, however often somebody begins with nothing and leaves', async () => {
    const owner = await companyOwner(world);
    const begin = () => createPosition(world.as(owner), { key: newId(), content: emptyPositionContent() });
    const first = await begin();
    expect((await begin()).positionId).toBe(first.positionId);
    const { positionId, version } = first;
    await savePosition(world.as(owner), { positionId, version, content: publishableContent({ title: '会计' }) });
    expect((await begin()).positionId).not.toBe(positionId);
    const other = await world.employer({ companyId: owner.companyId, role: 'recruiter' });
    const theirs = await createPosition(world.as(other), { key: newId(), content: emptyPositionContent() });
    expect(theirs.positionId).not.toBe((await begin()).positionId);
  });

  it('is refused without a company and to an interviewer', async () => {
    const input = { key: newId(), content: publishableContent() };
    await expect(createPosition(world.as(await world.employer()), input)).rejects.toMatchObject(
      accountErrors.noCompany,
    );
    const { companyId } = await companyOwner(world);
    const interviewer = await world.employer({ companyId, role: 'interviewer' });
    await expect(createPosition(world.as(interviewer), input)).rejects.toMatchObject(accountErrors.noPermission);
  });
});

describe('savePosition', () => {
  it('saves, and once only', async () => {
    const owner = await companyOwner(world);
    const positionId = await draftPosition(world, owner);
    const input = { positionId, version: 1, content: publishableContent({ title: '前端专家' }) };
    world.clock.advance(hour);
    const saved = await savePosition(world.as(owner), input);
    expect(saved).toMatchObject({ version: 2, savedAt: world.clock.now().toISOString() });
    expect(await savePosition(world.as(owner), input)).toEqual(saved);
  });

  it('does not overwrite what someone else saved', async () => {
    const owner = await companyOwner(world);
    const colleague = await world.employer({ companyId: owner.companyId, role: 'recruiter' });
    const positionId = await draftPosition(world, owner);
    await savePosition(world.as(colleague), { positionId, version: 1, content: publishableContent({ headCount: 9 }) });
    await expect(
      savePosition(world.as(owner), { positionId, version: 1, content: publishableContent({ headCount: 5 }) }),
    ).rejects.toMatchObject(positionErrors.editedElsewhere);
  });

  it("is refused for another company's position, and for none", async () => {
    const positionId = await draftPosition(world, await companyOwner(world));
    const stranger = world.as(await companyOwner(world));
    const input = { version: 1, content: publishableContent() };
    await expect(savePosition(stranger, { positionId, ...input })).rejects.toMatchObject(errors.notFound);
    await expect(savePosition(stranger, { positionId: newId(), ...input })).rejects.toMatchObject(errors.notFound);
  });

  it('keeps what is on show until it is published', async () => {
    const owner = await verifiedOwner(world);
    const positionId = await openPosition(world, owner);
    const changed = publishableContent({ title: '资深前端开发工程师' });
    await savePosition(world.as(owner), { positionId, version: 1, content: changed });
    const [row] = (await listPositions(world.as(owner), { q: '', current: 1, pageSize: 10 })).records;
    expect(row).toMatchObject({
      title: '资深前端开发工程师',
      hasChanges: true,
      status: { value: positionStatus.open },
    });
    const back = await savePosition(world.as(owner), { positionId, version: 2, content: publishableContent() });
    expect(back.version).toBe(3);
    expect(await getPositionForEdit(world.as(owner), { positionId })).toMatchObject({ hasChanges: false });
  });
});

describe('publishPosition', () => {
  it('puts a position on show, with one piece of news, and once', async () => {
    const owner = await verifiedOwner(world);
    const positionId = await draftPosition(world, owner);
    const ctx = world.as(owner);
    const published = await publishPosition(ctx, { positionId, version: 1 });
    expect(published).toMatchObject({
      status: { value: positionStatus.open, label: '招聘中' },
      hasChanges: false,
      publishedAt: world.clock.now().toISOString(),
    });
    world.clock.advance(hour);
    expect(await publishPosition(ctx, { positionId, version: 1 })).toEqual(published);
    expect(await searchedStatuses()).toEqual([3]);
  });

  it('is refused to a company that is not verified', async () => {
    const owner = await companyOwner(world);
    const positionId = await draftPosition(world, owner);
    await expect(publishPosition(world.as(owner), { positionId, version: 1 })).rejects.toMatchObject(
      companyErrors.notVerified,
    );
  });

  it('is refused to strangers and for a version that is not the last', async () => {
    const owner = await verifiedOwner(world);
    const positionId = await draftPosition(world, owner);
    const stranger = await verifiedOwner(world, { name: '另一家科技有限公司' });
    await expect(publishPosition(world.as(stranger), { positionId, version: 1 })).rejects.toMatchObject(
      errors.notFound,
    );
    await expect(publishPosition(world.as(owner), { positionId, version: 2 })).rejects.toMatchObject(
      positionErrors.editedElsewhere,
    );
  });

  it('names every missing field', async () => {
    const owner = await verifiedOwner(world);
    const positionId = await draftPosition(world, owner, { title: '', headCount: null });
    await expect(publishPosition(world.as(owner), { positionId, version: 1 })).rejects.toMatchObject({
      code: errors.invalidInput.code,
      data: [
        { path: 'title', message: '请填写职位名称，至少 2 个字' },
        { path: 'headCount', message: '请填写招聘人数' },
      ],
    });
  });

  it('refuses discriminatory words, marked', async () => {
    const owner = await verifiedOwner(world);
    const text = '负责前台接待与访客登记，限35岁以下，形象好，工作认真负责，服从安排。';
    const positionId = await draftPosition(world, owner, { description: [{ title: 2, text }] });
    await expect(publishPosition(world.as(owner), { positionId, version: 1 })).rejects.toMatchObject({
      code: positionErrors.objected.code,
      data: [{ path: 'description.0.text', from: 12, to: 18, word: '限35岁以下', reason: 'age' }],
    });
  });

  it('publishes changes of an open position without bringing it to the top', async () => {
    const owner = await verifiedOwner(world);
    const positionId = await openPosition(world, owner);
    world.clock.advance(48 * hour);
    const content = publishableContent({ title: '资深前端开发工程师' });
    await savePosition(world.as(owner), { positionId, version: 1, content });
    await publishPosition(world.as(owner), { positionId, version: 2 });
    const row = await world.db
      .selectFrom('position_position')
      .select(['shown_at', 'published_at'])
      .where('id', '=', positionId)
      .executeTakeFirstOrThrow();
    expect(row.shown_at).toEqual(row.published_at);
  });
});

describe('taking off show and back', () => {
  it('pauses, reopens and closes, each once', async () => {
    const owner = await verifiedOwner(world);
    const ctx = world.as(owner);
    const positionId = await openPosition(world, owner);
    const paused = await pausePosition(ctx, { positionId });
    expect(paused.status).toEqual({ value: positionStatus.paused, label: '已暂停' });
    expect(await searchedStatuses()).toEqual([5]);
    world.clock.advance(hour);
    expect(await pausePosition(ctx, { positionId })).toEqual(paused);
    const reopened = await reopenPosition(ctx, { positionId });
    expect(reopened.status.value).toBe(positionStatus.open);
    expect(await reopenPosition(ctx, { positionId })).toEqual(reopened);
    const closed = await closePosition(ctx, { positionId });
    expect(closed.status).toEqual({ value: positionStatus.closed, label: '已关闭' });
    expect(await closePosition(ctx, { positionId })).toEqual(closed);
    expect(await searchedStatuses()).toEqual([6]);
  });

  it('shows what was shown, not what was written since', async () => {
    const owner = await verifiedOwner(world);
    const ctx = world.as(owner);
    const positionId = await openPosition(world, owner);
    await pausePosition(ctx, { positionId });
    await savePosition(ctx, { positionId, version: 1, content: publishableContent({ title: '写了一半' }) });
    expect(await reopenPosition(ctx, { positionId })).toMatchObject({ hasChanges: true, version: 2 });
    const row = await world.db
      .selectFrom('position_position')
      .select('content')
      .where('id', '=', positionId)
      .executeTakeFirstOrThrow();
    expect(row.content).toMatchObject({ title: '前端开发工程师' });
  });

  it('is refused for drafts and to strangers', async () => {
    const owner = await verifiedOwner(world);
    const positionId = await draftPosition(world, owner);
    const stranger = world.as(await companyOwner(world));
    for (const operation of [pausePosition, reopenPosition, closePosition]) {
      await expect(operation(world.as(owner), { positionId })).rejects.toMatchObject(positionErrors.moveNotAllowed);
      await expect(operation(stranger, { positionId })).rejects.toMatchObject(errors.notFound);
    }
  });
});

describe('deletePosition', () => {
  it('deletes a draft, once, and it is gone', async () => {
    const owner = await companyOwner(world);
    const ctx = world.as(owner);
    const positionId = await draftPosition(world, owner);
    await deletePosition(ctx, { positionId });
    await deletePosition(ctx, { positionId });
    await expect(getPositionForEdit(ctx, { positionId })).rejects.toMatchObject(errors.notFound);
    expect((await listPositions(ctx, { q: '', current: 1, pageSize: 10 })).records).toEqual([]);
  });

  it('is refused for what was on show, and to strangers', async () => {
    const owner = await verifiedOwner(world);
    const positionId = await openPosition(world, owner);
    await expect(deletePosition(world.as(owner), { positionId })).rejects.toMatchObject(positionErrors.moveNotAllowed);
    const stranger = world.as(await companyOwner(world));
    await expect(deletePosition(stranger, { positionId })).rejects.toMatchObject(errors.notFound);
  });
});

describe('listPositions', () => {
  it('is the company’s own, changed last first, counted by status', async () => {
    const owner = await verifiedOwner(world);
    const ctx = world.as(owner);
    await draftPosition(world, await companyOwner(world));
    const open = await openPosition(world, owner, { title: '后端工程师' });
    world.clock.advance(hour);
    const draft = await draftPosition(world, owner, { title: '100%远程前端' });
    const all = await listPositions(ctx, { q: '', current: 1, pageSize: 10 });
    expect(all.records.map(({ positionId }) => positionId)).toEqual([draft, open]);
    expect(all).toMatchObject({
      total: 2,
      totalCapped: false,
      counts: [
        { status: 1, count: 1 },
        { status: 3, count: 1 },
      ],
    });
    expect(all.records[1]).toMatchObject({
      salaryText: '1.5W-2.5W·14薪',
      city: { code: '101210100', name: '杭州' },
      district: { code: '330106', name: '西湖区' },
      categoryName: 'Web前端开发工程师',
      experience: { value: 5, label: '3-5年' },
    });
    const filtered = await listPositions(ctx, { q: '', status: 3, current: 1, pageSize: 10 });
    expect(filtered.records.map(({ positionId }) => positionId)).toEqual([open]);
    expect(filtered).toMatchObject({ total: 1, counts: all.counts });
    expect((await listPositions(ctx, { q: '0%', current: 1, pageSize: 10 })).records).toHaveLength(1);
    expect((await listPositions(ctx, { q: '%', current: 2, pageSize: 1 })).records).toHaveLength(0);
  });

  it('is empty without a company and refused to an interviewer', async () => {
    const input = { q: '', current: 1, pageSize: 10 };
    expect(await listPositions(world.as(await world.employer()), input)).toMatchObject({ records: [], total: 0 });
    const { companyId } = await companyOwner(world);
    const interviewer = await world.employer({ companyId, role: 'interviewer' });
    await expect(listPositions(world.as(interviewer), input)).rejects.toMatchObject(accountErrors.noPermission);
  });
});

describe('previewPosition', () => {
  it('shows the written content as seekers will see it', async () => {
    const owner = await companyOwner(world);
    const positionId = await draftPosition(world, owner, { education: null });
    const preview = await previewPosition(world.as(owner), { positionId });
    expect(preview).toMatchObject({
      title: '前端开发工程师',
      education: null,
      publishedAt: null,
      category: { path: ['互联网/AI技术', '前端与移动开发', 'Web前端开发工程师'] },
      description: [{ title: { value: 1, label: '岗位职责' } }, { title: { value: 2, label: '任职要求' } }],
      benefits: ['双休', '五险一金'],
      company: { companyId: owner.companyId, name: '测试科技有限公司' },
    });
    const stranger = world.as(await companyOwner(world));
    await expect(previewPosition(stranger, { positionId })).rejects.toMatchObject(errors.notFound);
  });
});

describe('a position that was taken down', () => {
  it('is not written on, and reads as it did', async () => {
    const owner = await verifiedOwner(world);
    const positionId = await openPosition(world, owner);
    const before = await getPositionForEdit(world.as(owner), { positionId });
    const status = positionStatus.takenDown;
    await world.db.updateTable('position_position').set({ status }).where('id', '=', positionId).execute();
    const content = publishableContent({ title: '换一个说法再来' });
    await expect(savePosition(world.as(owner), { positionId, version: before.version, content })).rejects.toMatchObject(
      { code: positionErrors.moveNotAllowed.code },
    );
    expect(await getPositionForEdit(world.as(owner), { positionId })).toMatchObject({
      version: before.version,
      content: before.content,
    });
  });
});
