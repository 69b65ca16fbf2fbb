import { noEvidence } from '@pinjian/contract/application-scorecard-rating.ts';
import type { Scorecard, ScorecardContent } from '@pinjian/contract/application-scorecard.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cardServer, emptyCard, ownCardOf, roundId } from '#web/testing/scorecard.ts';
import { envelope } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { patience } from '#web/testing/patience.ts';
import { ownCard } from './api.ts';
import { CardForm } from './card-form.tsx';

afterEach(() => {
  closeApp();
  sessionStorage.clear();
});

const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });

function open(card: Scorecard = emptyCard()) {
  const { world, write } = cardServer(card);
  const onHandedIn = vi.fn<(card: Scorecard) => void>();
  const app = openPart(<CardForm card={card} calls={ownCard(roundId)} onHandedIn={onHandedIn} />, {
    as: 'employer',
    at: `/hire/candidateList/round/${roundId}`,
    handle({ path, method, body }) {
      if (path === '/job/application/scorecard' && method === 'GET')
        return world.away ? new TypeError('the network is away') : envelope(ownCardOf(world.card));
      const sent = body as { version: number; content: ScorecardContent };
      if (path === '/job/application/scorecard/save') return write(sent, false);
      if (path === '/job/application/scorecard/submit') return write(sent, true);
      return undefined;
    },
  });
  return { ...app, world, onHandedIn };
}

const summary = () => screen.findByRole('textbox', { name: '总结' }, patience);

describe('a scorecard that is written', () => {
  it('is rated by keys, each leading on to the next, and no key that is typed counts', async () => {
    const { world } = open();
    await summary();
    await user.keyboard('3');
    await user.keyboard('0');
    await user.type(await summary(), '14');
    await waitFor(() => expect(world.card.content.summary).toBe('14'), patience);
    expect(world.card.content.marks.map(({ answer }) => answer)).toEqual([3, noEvidence]);
    expect(screen.getByText('已填 2/3')).toBeTruthy();
    expect(await screen.findByText(/^已保存/, {}, patience)).toBeTruthy();
  });

  it('is tried again until it is saved, and says so', async () => {
    const { world } = open();
    world.away = true;
    await user.type(await summary(), '网络断了也不丢');
    expect(await screen.findByText('未保存，正在重试', {}, patience)).toBeTruthy();
    world.away = false;
    globalThis.dispatchEvent(new Event('online'));
    expect(await screen.findByText(/^已保存/, {}, patience)).toBeTruthy();
    expect(world.card.content.summary).toBe('网络断了也不丢');
  });

  it('takes in what another tab wrote elsewhere in it', async () => {
    const { world } = open();
    const field = await summary();
    world.card = {
      ...world.card,
      version: 5,
      content: { ...world.card.content, recommendation: 'yes' },
    };
    await user.type(field, '这里写的');
    await waitFor(() => expect(world.card.content.summary).toBe('这里写的'), patience);
    expect(world.card.content.recommendation).toBe('yes');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '推荐' }).checked).toBe(true);
  });

  it('marks red lines in their words and takes nothing away', async () => {
    const text = '技术不错，但老家在外地';
    const objection = {
      path: 'summary',
      from: 6,
      to: 8,
      word: '老家',
      reason: 'origin' as const,
      message: '涉及籍贯和户口，与能否胜任无关',
      suggestion: '请写与岗位有关的事实',
    };
    const card = emptyCard();
    open({ ...card, version: 2, content: { ...card.content, summary: text }, objections: [objection] });
    expect(((await summary()) as HTMLTextAreaElement).value).toBe(text);
    expect((await screen.findByText('老家', { selector: 'mark' })).parentElement?.textContent).toContain('涉及籍贯');
    await user.click(screen.getByRole('button', { name: '提交评分表' }));
    expect(await screen.findByText('有 1 处与岗位无关，仍然提交？', {}, patience)).toBeTruthy();
  });

  it('stamps notes with the time since the interview began', async () => {
    const startedAt = new Date(Date.now() - 65_000).toISOString();
    const card = emptyCard();
    const { world } = open({ ...card, content: { ...card.content, startedAt } });
    await user.click(await screen.findByRole('button', { name: '记一条笔记' }));
    await user.type(screen.getByRole('textbox', { name: '第 1 条笔记' }), '讲到分库');
    await waitFor(() => expect(world.card.content.notes).toHaveLength(1), patience);
    const [note] = world.card.content.notes;
    expect(note?.words).toBe('讲到分库');
    expect(note?.at).toBeGreaterThanOrEqual(65);
    expect(note?.at).toBeLessThan(95);
  });

  it('is handed in once a question is answered, with what was typed last', async () => {
    const { world, onHandedIn } = open();
    await user.type(await summary(), '可以');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('radio', { name: /^4 .*取舍/ }));
    await user.click(within(screen.getByRole('radiogroup', { name: '推荐结论' })).getByRole('radio', { name: '推荐' }));
    await user.click(screen.getByRole('button', { name: '提交评分表' }));
    await user.click(await screen.findByRole('button', { name: /^提\s?交$/ }, patience));
    await waitFor(() => expect(onHandedIn).toHaveBeenCalledTimes(1), patience);
    expect(world.card.lockedAt).not.toBeNull();
    expect(world.card.content).toMatchObject({ summary: '可以', recommendation: 'yes' });
    expect(world.card.content.marks[0]?.answer).toBe(4);
  });
});
