import { emptyPositionContent, type PositionContent } from '@pinjian/contract/position-content.ts';
import type { PositionReading } from '@pinjian/contract/position-requirement.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { envelope, type Seen } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { patience } from '#web/testing/patience.ts';
import { PositionEditor } from './position-editor.tsx';
import { stretchesOf } from './readings.ts';

afterEach(closeApp);

const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
const text = '必须持有PMP证书，英语六级，熟悉 Java 优先，本科以上';

function readingOf(what: PositionReading['what'], words: string, said: string, more: Partial<PositionReading> = {}) {
  const start = text.indexOf(said);
  const from = { title: 2, start, end: start + said.length };
  return {
    kind: 'must',
    what,
    words,
    code: words,
    years: null,
    level: null,
    anyOf: null,
    from,
    said,
    ...more,
  } as const;
}
const read: readonly PositionReading[] = [
  readingOf('certificate', 'PMP', 'PMP证书', { code: 'C0251' }),
  readingOf('language', '英语', '英语六级', { code: 'en', level: 2 }),
  readingOf('skill', 'Java', 'Java', { kind: 'nice', code: 'S00001' }),
  readingOf('education', '本科', '本科以上', { code: '5' }),
];

/** A server that reads the same as long as the words are there. */
function openEditor(changes: Partial<PositionContent> = {}) {
  const position = {
    positionId: 'p',
    version: 1,
    status: { value: 1, label: '草稿' },
    updatedAt: '2026-11-20T02:00:00.000Z',
    content: { ...emptyPositionContent(), title: '项目经理', description: [{ title: 2, text }], ...changes },
    objections: [],
    readings: read,
    review: null,
  };
  const app = openPart(<PositionEditor position={position as never} />, {
    as: 'employer',
    at: '/hire/positionManagement/edit/p',
    handle(one: Seen) {
      if (one.path !== '/job/position/p' || one.method !== 'PUT') return undefined;
      const { content } = one.body as { content: PositionContent };
      const stands = content.description[0]?.text ?? '';
      const readings = read.filter(({ said }) => stands.includes(said));
      return envelope({ positionId: 'p', version: 2, savedAt: position.updatedAt, objections: [], readings });
    },
  });
  const stored = () =>
    (app.seen.findLast((one) => one.method === 'PUT')?.body as { content: PositionContent } | undefined)?.content;
  return { ...app, stored };
}

const chips = () => screen.queryAllByRole('button', { name: /^采用 / }).map((each) => each.getAttribute('aria-label'));
const press = async (name: string) => {
  await user.click(await screen.findByRole('button', { name }, patience));
};

describe('what a description asks for, while it is written', () => {
  it('stands below its words, which are lit up', async () => {
    openEditor();
    await screen.findByRole('list', { name: '从这一段读到的要求' }, patience);
    expect(chips()).toEqual(['采用 PMP', '采用 英语（日常沟通）', '采用 Java', '采用 本科']);
    expect([...document.querySelectorAll('mark')].map((each) => each.textContent)).toEqual([
      'PMP证书',
      '英语六级',
      'Java',
      '本科以上',
    ]);
    expect(screen.getByText('从描述里读到 4 项要求，没有处理的会在发布时自动采用')).toBeTruthy();
  });

  it('is taken over as must or nice, and saved', async () => {
    const { stored } = openEditor();
    await press('PMP：必备，点按改为加分');
    await press('采用 PMP');
    await press('采用 本科');
    await waitFor(() => expect(stored()?.education).toBe(5), patience);
    expect(stored()?.conditions).toMatchObject([{ kind: 'nice', what: 'certificate', words: 'PMP', by: 'writer' }]);
    expect(chips()).toEqual(['采用 英语（日常沟通）', '采用 Java']);
    expect(screen.getByLabelText<HTMLInputElement>('证书').value).toBe('PMP');
  });

  it('is taken over all at once', async () => {
    const { stored } = openEditor();
    await press('全部采用');
    await waitFor(() => expect(stored()?.requirements).toMatchObject([{ kind: 'nice', skill: 'Java' }]), patience);
    expect(stored()?.conditions).toMatchObject([{ words: 'PMP' }, { words: '英语', level: 2 }]);
    expect(chips()).toEqual([]);
  });

  it('does not come back once it is dismissed, or taken out again', async () => {
    const { stored } = openEditor();
    await press('不采用 英语（日常沟通）');
    await press('采用 PMP');
    await user.click(screen.getByRole('button', { name: '删除这条要求' }));
    await waitFor(
      () =>
        expect(stored()?.dismissed).toEqual([
          { what: 'language', words: '英语', said: '英语六级' },
          { what: 'certificate', words: 'PMP', said: 'PMP证书' },
        ]),
      patience,
    );
    expect(stored()?.conditions).toEqual([]);
    expect(chips()).toEqual(['采用 Java', '采用 本科']);
  });

  it('is marked where the reader took it over, is the writer’s once it is changed, and goes with its words', async () => {
    const byReader = { code: null, level: null, anyOf: null, from: null, by: 'reader' as const };
    const { stored } = openEditor({
      conditions: [
        { kind: 'must', what: 'certificate', words: 'PMP', ...byReader },
        { kind: 'must', what: 'language', words: '英语', ...byReader },
      ],
    });
    expect(await screen.findAllByText('系统识别', {}, patience)).toHaveLength(2);
    await user.type(screen.getByLabelText('证书'), '证');
    await waitFor(() => expect(screen.getAllByText('系统识别')).toHaveLength(1), patience);
    const field = screen.getByLabelText('描述');
    await user.clear(field);
    await user.paste('做事认真');
    await waitFor(() => expect(screen.queryByText('系统识别')).toBeNull(), patience);
    await waitFor(() => expect(stored()?.description).toEqual([{ title: 2, text: '做事认真' }]), patience);
    expect(within(document.body).getByLabelText<HTMLInputElement>('证书').value).toBe('PMP证');
    expect(screen.queryByLabelText('语言')).toBeNull();
  });
});

describe('lit-up words', () => {
  it('are found where they stood, or anywhere while it is typed on, and never twice', () => {
    const lit = (words: string) =>
      stretchesOf(words, read).flatMap((each) => (each.reading === null ? [] : [each.text]));
    expect(lit(`  ${text}`)).toEqual(['PMP证书', '英语六级', 'Java', '本科以上']);
    expect(lit('Java，英语六级')).toEqual(['Java', '英语六级']);
    expect(lit('')).toEqual([]);
    const [pmp] = read;
    if (pmp === undefined) throw new Error('nothing was read');
    expect(
      stretchesOf(text, [pmp, { ...pmp, words: 'PMP2' }])
        .map((each) => each.text)
        .join(''),
    ).toBe(text);
  });
});
