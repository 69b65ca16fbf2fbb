import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { envelope } from '#web/testing/fake-server.ts';
import { sampleMatch } from '#web/testing/matching.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { PushFooter } from './push-footer.tsx';

afterEach(closeApp);

const effect = {
  reason: 'place' as const,
  text: '您说过地点不合适：杭州西湖区的职位排后',
  positionIds: ['position-1'],
};

function openCards(lowered: readonly string[] = []) {
  const pageIds = ['position-1', 'position-2'];
  return openPart(
    <>
      {pageIds.map((positionId) => (
        <PushFooter
          key={positionId}
          positionId={positionId}
          title={`职位 ${positionId}`}
          applyAt={`/seeker/home/job-details/${positionId}?apply=1`}
          pageIds={pageIds}
        />
      ))}
    </>,
    {
      as: 'seeker',
      handle: (seen) => {
        if (seen.path === '/job/recommendation/pushes')
          return envelope(
            (seen.query['positionIds'] ?? '').split(',').map((positionId) => ({
              positionId,
              pushedAt: '2026-11-23T02:00:00Z',
              endsAt: '2026-12-23T02:00:00Z',
              match: sampleMatch(),
              lowered,
            })),
          );
        if (seen.path === '/job/recommendation/dismiss') return envelope({ positionId: 'position-1', effect });
        if (seen.path === '/job/recommendation/dismiss/undo') return envelope(null);
        return undefined;
      },
    },
  );
}

describe('a position that was pushed', () => {
  it('says why in the words of the seeker, asked for once for a page, and leads to the application', async () => {
    const { seen } = openCards(['您说过地点不合适：杭州西湖区的职位排后']);
    expect(await screen.findAllByText('您有技能 1/2')).toHaveLength(2);
    expect(screen.getAllByText('您说过地点不合适：杭州西湖区的职位排后')).toHaveLength(2);
    expect(seen.filter(({ path }) => path === '/job/recommendation/pushes').map(({ query }) => query)).toMatchObject([
      { positionIds: 'position-1,position-2' },
    ]);
    expect(screen.getByRole('link', { name: /^感兴趣，去投递.*position-1$/ }).getAttribute('href')).toBe(
      '/seeker/home/job-details/position-1?apply=1',
    );
  });

  it('is dismissed with a reason that says what follows, and comes back by 撤销', async () => {
    const { seen } = openCards();
    await userEvent.click(await screen.findByRole('button', { name: /^不感兴趣.*position-1$/ }));
    const reasons = within(screen.getByRole('group', { name: '为什么不感兴趣：职位 position-1' }));
    await userEvent.click(reasons.getByRole('button', { name: '地点不合适' }));
    expect(await screen.findByText(effect.text)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^不感兴趣.*position-2$/ })).toBeTruthy();
    const asked = (end: string) => seen.filter(({ path }) => path.endsWith(end)).map(({ body }) => body);
    expect(asked('/dismiss')).toMatchObject([{ positionId: 'position-1', reason: 'place' }]);
    await userEvent.click(screen.getByRole('button', { name: '撤销不感兴趣：职位 position-1' }));
    expect(await screen.findByRole('button', { name: /^不感兴趣.*position-1$/ })).toBeTruthy();
    expect(asked('/undo')).toMatchObject([{ positionId: 'position-1' }]);
    await waitFor(() => expect(screen.queryByText(effect.text)).toBeNull());
  });
});
