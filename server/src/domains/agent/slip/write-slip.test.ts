import { describe, expect, it } from 'vitest';
import { errors } from '@pinjian/contract/errors.ts';
import { deleteResume } from '#domains/resume/delete-resume.ts';
import { copyResume } from '#domains/resume/copy-resume.ts';
import { agentOf, applying, carryOut, freeSlip } from '#testing/agent.ts';
import { hiring, seekerWithResume } from '#testing/application.ts';
import { confirmedResume } from '#testing/resume.ts';
import { useWorld } from '#testing/world.ts';
import { listActs } from '../act/list-acts.ts';
import { runAgent } from './change-state.ts';
import { saveSlip } from './write-slip.ts';

const world = useWorld();
const refused = expect.objectContaining({
  code: errors.invalidInput.code,
  data: [expect.objectContaining({ path: 'slip.resumeId' })],
}) as unknown;

describe('the resume that a slip names', () => {
  it('is its owner’s own and confirmed', async () => {
    const { seeker, mine } = await seekerWithResume(world);
    const others = await confirmedResume(world, await world.seeker());
    const own = await confirmedResume(world, seeker);
    const { agentId } = await agentOf(world, seeker, 'submitter');
    const save = async (resumeId: string) =>
      saveSlip(mine, { agentId, version: 1, slip: freeSlip('submitter', { resumeId }) });
    await expect(save(others)).rejects.toEqual(refused);
    const { resumeId: copy } = await copyResume(mine, { resumeId: own });
    await deleteResume(mine, { resumeId: copy });
    await expect(save(copy)).rejects.toEqual(refused);
    expect((await save(own)).slip.resumeId).toBe(own);
    const { owner, positionId } = await hiring(world);
    const slip = freeSlip('inviter', { resumeId: own });
    await expect(agentOf(world, owner, 'inviter', { positionId, slip })).rejects.toEqual(refused);
  });

  it('that is deleted later is asked for again, and no other one is sent', async () => {
    const { seeker, mine } = await seekerWithResume(world);
    const resumeId = await confirmedResume(world, seeker);
    const { agentId } = await agentOf(world, seeker, 'submitter', { slip: freeSlip('submitter', { resumeId }) });
    await deleteResume(mine, { resumeId });
    await runAgent(mine, { agentId });
    await world.runTasks();
    const { records } = await listActs(mine, { list: 'diary', agentId, current: 1, pageSize: 10 });
    expect(records.map(({ title }) => title)).toContain('请在许可单里重新选择简历');
    const { positionId } = await hiring(world);
    const proposal = applying(positionId);
    const [act] = await carryOut(world, agentId, [{ ...proposal, input: { ...proposal.input, resumeId } }]);
    expect(act?.state).toBe('failed');
    expect(await world.db.selectFrom('application_application').select('status').execute()).toEqual([]);
  });
});
