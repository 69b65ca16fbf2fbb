import { describe, expect, it } from 'vitest';
import { agentErrors } from '@pinjian/contract/agent.ts';
import { rejectCandidate } from '#domains/application/pipeline/reject-candidate.ts';
import { sendConversationMessage } from '#domains/application/conversation/send-conversation-message.ts';
import { listConversationMessages } from '#domains/application/conversation/list-conversation-messages.ts';
import { listMessages } from '#domains/message/list-messages.ts';
import { setAgentSwitch } from '../index.ts';
import { agentOf, applying, carryOut, freeSlip, proposal, rule } from '#testing/agent.ts';
import { applicationRow, asEmployer, delivered, hiring, seekerWithResume } from '#testing/application.ts';
import { useWorld } from '#testing/world.ts';
import { approveActs, declineActs } from '../act/decide-acts.ts';
import { listActs } from '../act/list-acts.ts';
import { undoAct } from '../act/undo-act.ts';
import { saveAgentReception } from '../receive-agents.ts';
import { endAgent, pauseAgent, resumeAgent } from '../slip/change-state.ts';

const world = useWorld();
const page = { current: 1, pageSize: 10 };

/** A seeker whose submitter asks before it applies. */
async function asking() {
  const here = await hiring(world);
  const { seeker, mine } = await seekerWithResume(world);
  const slip = freeSlip('submitter', { acts: rule('apply', 'ask') });
  const { agentId } = await agentOf(world, seeker, 'submitter', { slip });
  const [act] = await carryOut(world, agentId, [applying(here.positionId)]);
  return { ...here, seeker, mine, agentId, actId: act?.id ?? '' };
}

const applications = () => world.db.selectFrom('application_application').selectAll().execute();

describe('what waits for its owner', () => {
  it('is told once, listed, and over after its days', async () => {
    const { mine } = await asking();
    const told = await listMessages(mine, { messageType: '0' });
    expect(told.filter(({ content }) => content === '投递助手有 1 件事等您决定。')).toHaveLength(1);
    const approvals = () => listActs(mine, { ...page, list: 'approvals' });
    expect((await approvals()).records).toMatchObject([{ kind: 'apply', state: 'waiting' }]);
    world.clock.advance(3 * 86_400_000);
    expect((await approvals()).total).toBe(0);
  });

  it('is declined, and not done by an approval after that', async () => {
    const { mine, actId } = await asking();
    const reason = 'salary' as const;
    expect(await declineActs(mine, { actIds: [actId], reason, words: '' })).toMatchObject([{ state: 'declined' }]);
    const late = await approveActs(mine, { acts: [{ actId }] });
    expect(late).toEqual([{ actId, state: 'declined', objection: agentErrors.actOver.message }]);
    expect(await applications()).toEqual([]);
  });

  it('is nobody else’s to decide', async () => {
    const { actId } = await asking();
    const other = world.as(await world.seeker());
    await expect(approveActs(other, { acts: [{ actId }] })).rejects.toMatchObject({ code: 40400 });
    expect(await applications()).toEqual([]);
  });

  it('ends with its agent', async () => {
    const { mine, agentId, actId } = await asking();
    await endAgent(mine, { agentId });
    expect(await approveActs(mine, { acts: [{ actId }] })).toMatchObject([{ state: 'expired' }]);
  });
});

describe('an agent at rest', () => {
  it('does nothing while it is paused, and goes on after', async () => {
    const { positionId } = await hiring(world);
    const { seeker, mine } = await seekerWithResume(world);
    const { agentId } = await agentOf(world, seeker, 'submitter');
    await pauseAgent(mine, { agentId });
    expect(await carryOut(world, agentId, [applying(positionId)])).toEqual([undefined]);
    await resumeAgent(mine, { agentId });
    expect(await carryOut(world, agentId, [applying(positionId)])).toMatchObject([{ state: 'done' }]);
  });

  it.each(['all', 'submitter'] as const)('does nothing while %s is switched off, approved or not', async (kind) => {
    const { positionId, mine, agentId, actId } = await asking();
    await world.system().transaction((tx) => setAgentSwitch(tx, kind, true));
    expect(await approveActs(mine, { acts: [{ actId }] })).toMatchObject([{ state: 'approved' }]);
    expect(await carryOut(world, agentId, [applying(positionId, { key: 'again' })])).toEqual([undefined]);
    expect(await applications()).toEqual([]);
    await world.system().transaction((tx) => setAgentSwitch(tx, kind, false));
    await carryOut(world, agentId, []);
    expect(await applications()).toMatchObject([{ status: 1 }]);
  });
});

describe('what was done', () => {
  it('is undone by its owner, as themselves, once', async () => {
    const { positionId } = await hiring(world);
    const { seeker, mine } = await seekerWithResume(world);
    const { agentId } = await agentOf(world, seeker, 'submitter');
    const [act] = await carryOut(world, agentId, [applying(positionId)]);
    const actId = act?.id ?? '';
    expect(await undoAct(mine, { actId })).toMatchObject({ state: 'undone', undo: null });
    expect(await undoAct(mine, { actId })).toMatchObject({ state: 'undone' });
    expect(await applicationRow(world, act?.application_id ?? '')).toMatchObject({ status: 0 });
  });
});

describe('a message of an agent', () => {
  it('says that it is one, and reaches nobody who wants none', async () => {
    const here = await delivered(world);
    const { agentId } = await agentOf(world, here.seeker, 'submitter');
    const { applicationId, positionId } = here;
    await sendConversationMessage(here.company, { applicationId, words: '您好', key: 'of-a-person' });
    const writing = (key: string) =>
      proposal('sendMessage', {
        key,
        subject: { applicationId, positionId },
        text: '您好，期待沟通',
        input: { applicationId },
      });
    expect(await carryOut(world, agentId, [writing('one')])).toMatchObject([{ state: 'done' }]);
    const { records } = await listConversationMessages(here.company, { applicationId }).then((all) => ({
      records: all.messages,
    }));
    expect(records.map(({ agent }) => agent)).toEqual(expect.arrayContaining([undefined, 'submitter']));
    await saveAgentReception(here.company, { refuses: true });
    const objection = agentErrors.receiverRefuses.message;
    expect(await carryOut(world, agentId, [writing('two')])).toMatchObject([{ state: 'failed', objection }]);
  });

  it('is planned and refused where the conversation has ended, and the next step goes on', async () => {
    const here = await delivered(world);
    const { agentId } = await agentOf(world, here.seeker, 'submitter');
    const { applicationId } = here;
    await rejectCandidate(here.company, { ...(await asEmployer(here)), reason: 1, note: '', releaseNow: true });
    const writing = proposal('sendMessage', { key: 'late', subject: {}, text: '您好', input: { applicationId } });
    const noted = proposal('suggestion', { key: 'next' });
    expect(await carryOut(world, agentId, [writing, noted])).toMatchObject([
      { state: 'failed' },
      { state: 'suggested' },
    ]);
  });
});
