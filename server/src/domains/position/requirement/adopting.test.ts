import { describe, expect, it } from 'vitest';
import type { PositionContent } from '@pinjian/contract/position-content.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import { anyAdmin } from '#testing/any-admin.ts';
import { companyOwner, verifiedOwner } from '#testing/company.ts';
import { openPosition, publishableContent } from '#testing/position.ts';
import { useWorld } from '#testing/world.ts';
import { createPosition } from '../create.ts';
import { getPositionForEdit } from '../get-for-edit.ts';
import { pausePosition } from '../pause.ts';
import { previewPosition } from '../preview.ts';
import { publishPosition } from '../publish.ts';
import { reopenPosition } from '../reopen.ts';
import { decidePositionReview } from '../review/decide-review.ts';
import { lookAgain } from '../review/look-again.ts';
import { submitPositionForReview } from '../review/submit-for-review.ts';
import { savePosition } from '../save.ts';
import { readAgain } from './read-again.ts';
import { readerEdition } from './reading/readings-of.ts';

const world = useWorld();

const asks =
  '本科及以上学历，3年以上React开发经验；熟悉 Kafka 优先；英语六级，能作为工作语言；必须持有PMP证书；能接受夜班。';
const withAsks = (changes: Partial<PositionContent> = {}) =>
  publishableContent({
    requirements: [],
    description: [{ title: 2, text: asks }],
    ...changes,
  });
const said = (from: { start: number; end: number } | null) => (from === null ? null : asks.slice(from.start, from.end));

async function edited(owner: Awaited<ReturnType<typeof companyOwner>>, positionId: string) {
  return getPositionForEdit(world.as(owner), { positionId });
}

describe('what a description asks for', () => {
  it('is answered with each save, and only suggested', async () => {
    const owner = await companyOwner(world);
    const saved = await createPosition(world.as(owner), { key: 'a key of mine', content: withAsks() });
    expect(saved.readings.map(({ what, words, kind }) => [what, words, kind])).toEqual([
      ['education', '本科', 'must'],
      ['skill', 'React', 'must'],
      ['experience', '3-5年', 'must'],
      ['skill', 'Kafka', 'nice'],
      ['language', '英语', 'must'],
      ['certificate', 'PMP', 'must'],
      ['shift', '夜班', 'must'],
    ]);
    const { content, readings } = await edited(owner, saved.positionId);
    expect(readings).toEqual(saved.readings);
    expect(content).toMatchObject({ requirements: [], conditions: [] });
    expect([said(content.educationSource.from), said(content.experienceSource.from)]).toEqual([
      '本科及以上学历',
      '3年以上React开发经验',
    ]);
  });

  it('stays away where the writer said no, until the words are others', async () => {
    const owner = await companyOwner(world);
    const dismissed = [{ what: 'certificate' as const, words: 'PMP', said: 'PMP证书' }];
    const { positionId, readings, version } = await createPosition(world.as(owner), {
      key: 'a key of mine',
      content: withAsks({ dismissed }),
    });
    expect(readings.map(({ words }) => words)).not.toContain('PMP');
    const other = withAsks({ dismissed, description: [{ title: 2, text: asks.replace('PMP证书', 'PMP认证') }] });
    const saved = await savePosition(world.as(owner), { positionId, version, content: other });
    expect(saved.readings.map(({ words }) => words)).toContain('PMP');
  });

  it('is the reader’s where nobody looked, the writer’s where somebody did, and stands where the words stand', async () => {
    const owner = await verifiedOwner(world);
    const positionId = await openPosition(
      world,
      owner,
      withAsks({
        requirements: [
          { kind: 'nice', skill: 'React', skillId: null, years: 5, anyOf: null, from: null, by: 'writer' },
          { kind: 'must', skill: '自家框架', skillId: null, years: null, anyOf: null, from: null, by: 'writer' },
        ],
        dismissed: [{ what: 'shift', words: '夜班', said: '夜班' }],
      }),
    );
    const { content, hasChanges } = await edited(owner, positionId);
    expect(hasChanges).toBe(false);
    expect(
      content.requirements.map(({ skill, kind, years, by, from }) => [skill, kind, years, by, said(from)]),
    ).toEqual([
      ['React', 'nice', 5, 'writer', '3年以上React'],
      ['自家框架', 'must', null, 'writer', null],
      ['Kafka', 'nice', null, 'reader', 'Kafka'],
    ]);
    expect(content.conditions.map(({ what, words, level, by, from }) => [what, words, level, by, said(from)])).toEqual([
      ['language', '英语', 3, 'reader', '英语六级'],
      ['certificate', 'PMP', null, 'reader', 'PMP证书'],
    ]);
    expect(await previewPosition(world.as(owner), { positionId })).toMatchObject({
      conditions: [
        { kind: 'must', what: 'language', words: '英语（工作语言）' },
        { kind: 'must', what: 'certificate', words: 'PMP' },
      ],
      educationKind: 'must',
    });
  });

  it('goes with its words where it was the reader’s, and stays where the writer took it over', async () => {
    const owner = await verifiedOwner(world);
    const positionId = await openPosition(world, owner, withAsks());
    const { content, version } = await edited(owner, positionId);
    const mine = content.requirements.map((each) =>
      each.skill === 'React' ? { ...each, by: 'writer' as const } : each,
    );
    const description = [{ title: 2, text: `${'本科及以上学历，做事认真，'.repeat(3)}必须持有PMP证书。` }];
    await savePosition(world.as(owner), {
      positionId,
      version,
      content: { ...content, requirements: mine, description },
    });
    const after = (await edited(owner, positionId)).content;
    expect(after.requirements.map(({ skill, from }) => [skill, from])).toEqual([['React', null]]);
    expect(after.conditions.map(({ words }) => words)).toEqual(['PMP']);
    expect(after.conditions[0]?.from).toMatchObject({ title: 2 });
  });

  it('changes nothing when what is on show is saved as it is', async () => {
    const owner = await verifiedOwner(world);
    const positionId = await openPosition(world, owner, withAsks());
    const { content, version } = await edited(owner, positionId);
    expect(await savePosition(world.as(owner), { positionId, version, content })).toMatchObject({ version });
    expect(await edited(owner, positionId)).toMatchObject({ hasChanges: false });
    await pausePosition(world.as(owner), { positionId });
    expect(await reopenPosition(world.as(owner), { positionId })).toMatchObject({ hasChanges: false });
  });

  it('is objected to like any other words', async () => {
    const owner = await companyOwner(world);
    const condition = {
      what: 'shift' as const,
      code: null,
      level: null,
      anyOf: null,
      from: null,
      by: 'writer' as const,
    };
    const content = withAsks({ conditions: [{ kind: 'must', words: '限女性', ...condition }] });
    const { objections } = await createPosition(world.as(owner), { key: 'a key of mine', content });
    expect(objections).toMatchObject([{ path: 'conditions.0.words', reason: 'gender' }]);
  });

  it('does not undo what a person let stand', async () => {
    const owner = await verifiedOwner(world);
    const title = '前台，限女性';
    const { positionId } = await createPosition(world.as(owner), {
      key: 'a key of mine',
      content: withAsks({ title }),
    });
    await submitPositionForReview(world.as(owner), { positionId, version: 1, note: '剧组角色需要' });
    const review = await world.db.selectFrom('position_review').select('id').executeTakeFirstOrThrow();
    await decidePositionReview(world.as(anyAdmin()), { reviewId: review.id, outcome: 'approved' });
    expect(await edited(owner, positionId)).toMatchObject({ hasChanges: false, status: { label: '招聘中' } });
    await world.db.updateTable('position_position').set({ checked_edition: 0 }).execute();
    await lookAgain(world.system() as Ctx<SystemActor>);
    expect(await world.db.selectFrom('position_review').select('id').execute()).toHaveLength(1);
    await pausePosition(world.as(owner), { positionId });
    expect(await reopenPosition(world.as(owner), { positionId })).toMatchObject({ status: { label: '招聘中' } });
  });
});

describe('readAgain', () => {
  it('reads what was put on show before there was a reader, once, and keeps what was written', async () => {
    const owner = await verifiedOwner(world);
    const positionId = await openPosition(world, owner);
    const { conditions, dismissed, experienceSource, educationSource, ...before } = withAsks();
    const stored = { ...before, requirements: [{ kind: 'nice', skill: 'React', skillId: 'S00011', years: null }] };
    await world.db
      .updateTable('position_position')
      .set({ content: JSON.stringify(stored), read_edition: 0 })
      .where('id', '=', positionId)
      .execute();
    const drafted = await openPosition(world, owner);
    const old = await edited(owner, positionId);
    expect([old.content.conditions, old.content.dismissed, old.hasChanges]).toEqual([conditions, dismissed, false]);
    expect([experienceSource, educationSource]).toEqual([old.content.experienceSource, old.content.educationSource]);

    await readAgain(world.system() as Ctx<SystemActor>);
    const { content, hasChanges, version } = await edited(owner, positionId);
    expect([hasChanges, version]).toEqual([false, old.version]);
    expect(content.requirements.map(({ skill, kind, by }) => [skill, kind, by])).toEqual([
      ['React', 'nice', 'writer'],
      ['Kafka', 'nice', 'reader'],
    ]);
    expect(content.conditions.map(({ words, by }) => [words, by])).toEqual([
      ['英语', 'reader'],
      ['PMP', 'reader'],
      ['夜班', 'reader'],
    ]);
    const rows = await world.db.selectFrom('position_position').select(['id', 'read_edition']).orderBy('id').execute();
    expect(rows).toEqual([positionId, drafted].toSorted().map((id) => ({ id, read_edition: readerEdition })));

    await readAgain(world.system() as Ctx<SystemActor>);
    expect((await edited(owner, positionId)).content).toEqual(content);
  });

  it('leaves alone what is being read by another copy or is not on show', async () => {
    const owner = await verifiedOwner(world);
    const positionId = await openPosition(world, owner);
    await pausePosition(world.as(owner), { positionId });
    await world.db.updateTable('position_position').set({ read_edition: 0 }).execute();
    await readAgain(world.system() as Ctx<SystemActor>);
    expect(await world.db.selectFrom('position_position').select('read_edition').execute()).toEqual([
      { read_edition: 0 },
    ]);
    await publishPosition(world.as(owner), { positionId, version: 1 });
    expect(await world.db.selectFrom('position_position').select('read_edition').execute()).toEqual([
      { read_edition: readerEdition },
    ]);
  });
});
