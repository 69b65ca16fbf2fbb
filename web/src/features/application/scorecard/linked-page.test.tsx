import { scorecardErrors, type ScorecardContent } from '@pinjian/contract/application-scorecard.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { clearSession } from '#lib/session.ts';
import { cardServer, ownCardOf } from '#web/testing/scorecard.ts';
import { envelope } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { patience } from '#web/testing/patience.ts';
import { LinkedPage } from './linked-page.tsx';

afterEach(closeApp);

const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
const token = 'a-token-of-32-characters-in-all-';

describe('a scorecard by its link', () => {
  it('is written by the token alone, which stands in no address', async () => {
    const { world, write } = cardServer();
    const { seen } = openPart(<LinkedPage token={token} />, {
      as: 'employer',
      at: '/scorecard',
      handle({ path, body }) {
        const sent = body as { token: string; version: number; content: ScorecardContent };
        if (sent.token !== token) return undefined;
        if (path === '/job/scorecardLink/open')
          return envelope({ own: ownCardOf(world.card), expiresAt: '2026-11-23T02:00:00.000Z' });
        return path === '/job/scorecardLink/save' ? write(sent, false) : undefined;
      },
    });
    await user.type(await screen.findByRole('textbox', { name: '总结' }, patience), '在路上写的');
    await waitFor(() => expect(world.card.content.summary).toBe('在路上写的'), patience);
    expect(seen.filter(({ path, search }) => `${path}${search}`.includes(token))).toEqual([]);
  });

  it('has what was typed while the server was away, once the page is loaded again', async () => {
    const { world, write } = cardServer();
    const page = {
      as: 'employer' as const,
      at: '/scorecard',
      handle({ path, body }: { readonly path: string; readonly body: unknown }) {
        const sent = body as { token: string; version: number; content: ScorecardContent };
        if (path === '/job/scorecardLink/open')
          return envelope({ own: ownCardOf(world.card), expiresAt: '2026-11-23T02:00:00.000Z' });
        return path === '/job/scorecardLink/save' ? write(sent, false) : undefined;
      },
    };
    const { container } = openPart(<LinkedPage token={token} />, page);
    // Nobody is signed in here.
    clearSession();
    const field = await screen.findByRole('textbox', { name: '总结' }, patience);
    world.away = true;
    await user.type(field, '地铁里写的');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    // Gone without a word, as a page that is loaded again.
    container.remove();
    expect(world.card.content.summary).toBe('');
    expect(JSON.stringify(sessionStorage)).not.toContain(token);

    world.away = false;
    openPart(<LinkedPage token={token} />, page);
    clearSession();
    const again = await screen.findByRole('textbox', { name: '总结' }, patience);
    await waitFor(() => expect((again as HTMLTextAreaElement).value).toBe('地铁里写的'), patience);
    await waitFor(() => expect(world.card.content.summary).toBe('地铁里写的'), patience);
    await waitFor(() => expect(sessionStorage.getItem('pinjian-link-drafts')).toBe(null), patience);
  });

  it('says what to do where it is over', async () => {
    openPart(<LinkedPage token={token} />, {
      as: 'employer',
      at: '/scorecard',
      handle: () => envelope(null, scorecardErrors.linkDead),
    });
    expect(await screen.findByText('链接已失效', {}, patience)).toBeTruthy();
    expect(screen.getByRole('link', { name: '去登录' })).toBeTruthy();
  });
});
