import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { errors } from '@pinjian/contract/errors.ts';
import { idOf } from '#web/testing/answers/ids.ts';
import { envelope } from '#web/testing/fake-server.ts';
import { sampleMatch } from '#web/testing/matching.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { RequirementGaps } from './requirement-gaps.tsx';

afterEach(closeApp);

const [resumeId, positionId] = [idOf('resume-1'), idOf('position-1')];
const plan = {
  resumeId,
  version: 3,
  resumeTitle: '我的简历',
  position: { positionId, title: '前端工程师' },
  title: '林示例-前端工程师',
  changes: [],
  requirements: sampleMatch().requirements,
};

function openRequirements(answer: () => Response) {
  const gone: string[] = [];
  openPart(
    <>
      <p>表单</p>
      <RequirementGaps resumeId={resumeId} positionId={positionId} asOf="1" onGo={(path) => gone.push(path)} />
    </>,
    { as: 'seeker', handle: ({ path }) => (path === '/job/tailoring/plan' ? answer() : undefined) },
  );
  return gone;
}

describe('what a position asks for, beside the form', () => {
  it('names what nothing speaks of, and leads to where it could be written', async () => {
    const gone = openRequirements(() => envelope(plan));
    expect(await screen.findByText(/2 条里有 1 条没有写到/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '去补充：Kubernetes' }));
    expect(gone).toEqual(['work']);
    expect(screen.getByRole('link', { name: '回到这个职位' }).getAttribute('href')).toContain(positionId);
  });

  it('says when all is there', async () => {
    const met = plan.requirements.filter(({ result }) => result === 'met');
    openRequirements(() => envelope({ ...plan, requirements: met }));
    expect(await screen.findByText('1 条要求都已经写到。')).toBeTruthy();
  });

  it('is not there for a position that is gone', async () => {
    openRequirements(() => envelope(null, { code: errors.notFound.code, message: errors.notFound.message }));
    expect(await screen.findByText('表单')).toBeTruthy();
    expect(screen.queryByText(/的要求/)).toBeNull();
  });
});
