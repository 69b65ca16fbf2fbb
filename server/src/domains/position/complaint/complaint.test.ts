import { describe, expect, it } from 'vitest';
import { errors } from '@pinjian/contract/errors.ts';
import type { ComplaintKind } from '@pinjian/contract/position-complaint.ts';
import type { SeekerActor } from '#server/context.ts';
import { newId } from '#platform/core/ids.ts';
import { verifiedOwner } from '#testing/company.ts';
import { draftPosition, openPosition } from '#testing/position.ts';
import { useWorld } from '#testing/world.ts';
import { closePosition } from '../close.ts';
import { getPosition } from '../get.ts';
import { complainAboutPosition, getMyComplaint } from './complain.ts';
import { decideComplaint, type ComplaintDecision } from './decide-complaint.ts';
import { countComplaints, listComplaints } from './find-complaints.ts';

const world = useWorld();
const page = { current: 1, pageSize: 100 };

const complain = (seeker: SeekerActor, positionId: string, kind: ComplaintKind = 'fee', words = '面试前要交培训费') =>
  complainAboutPosition(world.as(seeker), { positionId, kind, words });
const waiting = () => listComplaints(world.system(), page);
const titlesTo = async (recipientId: string) =>
  (
    await world.db
      .selectFrom('message_message')
      .select(['title', 'content'])
      .where('recipient_id', '=', recipientId)
      .orderBy('id')
      .execute()
  ).filter(({ title }) => title.includes('举报'));

async function scene() {
  const owner = await verifiedOwner(world);
  const positionId = await openPosition(world, owner);
  const seeker = await world.seeker();
  return { owner, positionId, seeker };
}
async function decide(decision: Omit<ComplaintDecision, 'complaintId'>, complaintId?: string) {
  const id = complaintId ?? (await waiting())[0]?.complaintId ?? '';
  await decideComplaint(world.system(), { complaintId: id, ...decision });
  return id;
}

describe('complaining about a position', () => {
  it('is one for a person and a position, whatever is said again', async () => {
    const { positionId, seeker } = await scene();
    expect(await getMyComplaint(world.as(seeker), { positionId })).toEqual({ complaint: null });
    const first = await complain(seeker, positionId);
    expect(first).toMatchObject({ kind: 'fee', words: '面试前要交培训费', state: 'pending' });
    world.clock.advance(60_000);
    expect(await complain(seeker, positionId, 'fraud', '别的话')).toEqual(first);
    expect(await getMyComplaint(world.as(seeker), { positionId })).toEqual({ complaint: first });
    await complain(await world.seeker(), positionId);
    expect(await waiting()).toHaveLength(2);
    expect((await countComplaints(world.system())).count).toBe(2);
  });

  it('is each seeker’s own', async () => {
    const { positionId, seeker } = await scene();
    await complain(seeker, positionId);
    expect(await getMyComplaint(world.as(await world.seeker()), { positionId })).toEqual({ complaint: null });
  });

  it('is refused for what nobody may see, for 其他 without a word, and beyond twenty a day', async () => {
    const { owner, seeker } = await scene();
    for (const positionId of [newId(), await draftPosition(world, owner)])
      await expect(complain(seeker, positionId)).rejects.toMatchObject(errors.notFound);
    const open = await openPosition(world, owner);
    await expect(complain(seeker, open, 'other', '')).rejects.toMatchObject({ code: errors.invalidInput.code });
    for (let made = 0; made < 20; made++) await complain(seeker, await openPosition(world, owner));
    await expect(complain(seeker, open)).rejects.toMatchObject({ code: errors.tooSoon.code });
    world.clock.advance(24 * 3_600_000 + 1);
    expect(await complain(seeker, open)).toMatchObject({ state: 'pending' });
  });

  it('is possible for what has been closed since', async () => {
    const { owner, positionId, seeker } = await scene();
    await closePosition(world.as(owner), { positionId });
    expect(await complain(seeker, positionId)).toMatchObject({ state: 'pending' });
  });
});

describe('deciding a complaint', () => {
  it('takes the position off show for all who complained, and tells them and the company, who learns of nobody', async () => {
    const { owner, positionId, seeker } = await scene();
    const other = await world.seeker();
    await complain(seeker, positionId);
    await complain(other, positionId, 'fraud', '张三骗人');
    const id = await decide({ outcome: 'upheld', reason: '向求职者收费' });
    await decide({ outcome: 'upheld', reason: '再来一次' }, id);
    expect(await waiting()).toEqual([]);
    await expect(getPosition(world.as(seeker), { positionId })).rejects.toMatchObject(errors.notFound);
    for (const { userId } of [seeker, other])
      expect((await titlesTo(userId)).map(({ title }) => title)).toEqual(['您举报的职位已停止展示']);
    const told = await titlesTo(owner.companyId);
    expect(told.map(({ title }) => title)).toEqual(['职位被举报，已停止展示']);
    expect(told[0]?.content).toContain('向求职者收费');
    expect(JSON.stringify(told)).not.toMatch(/培训费|张三/);
  });

  it('asks the company and waits on, behind the others; what is decided then is told', async () => {
    const { owner, positionId, seeker } = await scene();
    await complain(seeker, positionId);
    const asked = await decide({ outcome: 'asked', reason: '请说明收费的情况' });
    world.clock.advance(60_000);
    await complain(await world.seeker(), await openPosition(world, owner));
    expect((await waiting()).map(({ state }) => state)).toEqual(['pending', 'asked']);
    expect((await titlesTo(owner.companyId)).map(({ title }) => title)).toEqual(['职位被举报，请核对']);
    expect(await titlesTo(seeker.userId)).toEqual([]);
    await decide({ outcome: 'dismissed', reason: '费用是体检费，入职后报销' }, asked);
    expect(await titlesTo(seeker.userId)).toMatchObject([{ title: '您的举报已处理' }]);
    expect(await getMyComplaint(world.as(seeker), { positionId })).toMatchObject({ complaint: { state: 'dismissed' } });
  });

  it('is refused where it was decided otherwise', async () => {
    const { positionId, seeker } = await scene();
    await complain(seeker, positionId);
    const id = await decide({ outcome: 'dismissed', reason: '核实后未发现违规' });
    await expect(decide({ outcome: 'upheld', reason: '收费' }, id)).rejects.toMatchObject(errors.stateChanged);
    await expect(decide({ outcome: 'upheld', reason: '收费' }, newId())).rejects.toMatchObject(errors.notFound);
  });
});
