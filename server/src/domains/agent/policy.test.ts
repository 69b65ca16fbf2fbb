import { describe, expect, it } from 'vitest';
import { verifiedOwner } from '#testing/company.ts';
import { agentOf } from '#testing/agent.ts';
import { useWorld } from '#testing/world.ts';
import { requireOwn, requireSeen } from './policy.ts';
import { findAgent } from './queries.ts';

const world = useWorld();

describe('an agent of a company', () => {
  it('is no longer its owner’s once they have left: it tells of the company’s candidates', async () => {
    const owner = await verifiedOwner(world, { name: '青禾科技' });
    const { agentId } = await agentOf(world, owner, 'intake');
    const row = await findAgent(world.system(), agentId);
    expect(requireOwn(owner, row).id).toBe(agentId);
    const gone = { ...owner, companyId: null, companyRole: null, permissions: [] };
    for (const ask of [requireOwn, requireSeen]) expect(() => ask(gone, row)).toThrow(/不存在/u);
  });
});
