import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { MatchedRequirement } from '@pinjian/contract/matching-match.ts';
import { LitText } from '#ui/lit-text.tsx';
import { envelope } from '#web/testing/fake-server.ts';
import { sampleMatch } from '#web/testing/matching.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { OwnMatch } from './own-match.tsx';
import { quoted, whatWouldShow } from './own-model.ts';

afterEach(closeApp);

const post = '熟悉 TypeScript 三年以上';
const text = '负责网关的性能优化，用 TypeScript 重写\n带三人小组';
const path = 'work.0.roles.0.description';
const match = sampleMatch();
const [met, lacking] = match.requirements;
if (met === undefined || lacking === undefined) throw new Error('the sample has two requirements');
const requirements: MatchedRequirement[] = [{ ...met, span: { title: 2, start: 3, end: 13 } }, lacking];

function openMatch(answer: unknown) {
  return openPart(
    <OwnMatch positionId="position-1">
      {(fit) => (
        <>
          {fit}
          <p data-testid="post">
            <LitText path="description.2" text={post} />
          </p>
        </>
      )}
    </OwnMatch>,
    {
      as: 'seeker',
      handle: (seen) => (seen.path === '/job/recommendation/match/position-1' ? envelope(answer) : undefined),
    },
  );
}

describe('a position read against one’s own resume', () => {
  it('quotes the resume where it stands, leads there, and says what would show what was not found', async () => {
    openMatch({
      match: { ...match, requirements },
      resume: { resumeId: 'resume-1', title: '前端简历', texts: [{ path, text }] },
    });
    const card = within(await screen.findByRole('region', { name: '与您的匹配' }));
    expect(card.getByText('符合 1 项，未找到证据 1 项')).toBeTruthy();
    const lit = card.getByText('TypeScript', { selector: 'mark' });
    expect(lit.closest('q')?.textContent).toBe('负责网关的性能优化，用 TypeScript 重写');
    expect(card.getByRole('link', { name: '在简历里查看' }).getAttribute('href')).toBe(
      `/seeker/resume/edit/resume-1?at=${path}`,
    );
    expect(card.getByText(whatWouldShow('skill').text, { exact: false })).toBeTruthy();
    expect(card.getByRole('link', { name: '去补充' }).getAttribute('href')).toBe(
      '/seeker/resume/edit/resume-1?at=work',
    );
  });

  it('lights the words of the post up, more so while their requirement is pointed at', async () => {
    openMatch({ match: { ...match, requirements }, resume: { resumeId: 'resume-1', title: '前端简历', texts: [] } });
    const asked = await screen.findByRole('button', { name: met.words });
    const mark = within(screen.getByTestId('post')).getByText('TypeScript', { selector: 'mark' });
    const before = mark.className;
    await userEvent.click(asked);
    expect(mark.className).not.toBe(before);
  });

  it('without a resume says kindly what there would be, and leads to making one', async () => {
    openMatch({ match: null, resume: null });
    expect(await screen.findByText(/逐条说明职位的要求在您的简历里哪里写到了/)).toBeTruthy();
    expect(screen.getByRole('link', { name: '写一份简历' }).getAttribute('href')).toBe('/seeker/resume');
  });
});

describe('words in their sentence', () => {
  it.each([
    [text, { start: 12, end: 22, words: 'TypeScript' }, '负责网关的性能优化，用 ', ' 重写'],
    [text, { start: 27, end: 31, words: '三人小组' }, '带', ''],
    // Not the text that was read: the words alone.
    ['别的', { start: 12, end: 22, words: 'TypeScript' }, '', ''],
    [undefined, { start: 12, end: 22, words: 'TypeScript' }, '', ''],
  ])('stay within their line', (whole, piece, before, after) => {
    expect(quoted(whole, piece)).toEqual({ before, words: piece.words, after });
  });

  it('are cut off where the line goes on', () => {
    const long = `${'前'.repeat(40)}React${'后'.repeat(40)}`;
    const { before, after } = quoted(long, { start: 40, end: 45, words: 'React' });
    expect([before, after]).toEqual([`…${'前'.repeat(24)}`, `${'后'.repeat(24)}…`]);
  });
});
