import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { useKeptDraft } from '#lib/kept-draft.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { patience } from '#web/testing/patience.ts';
import { useAsked } from '../confirm.tsx';
import { LeaveGuard } from './leave-guard.tsx';

afterEach(closeApp);

type Ways = Pick<Parameters<typeof useKeptDraft<string>>[1], 'save' | 'saveFirst' | 'lost'>;

/** A form of one field, as any that keeps what is typed. */
function Form({
  name,
  onSave,
  onPress,
}: {
  readonly name: string;
  readonly onSave?: boolean;
  readonly onPress?: boolean;
}) {
  const [text, setText] = useState('');
  const settle = (works: boolean) => async () => {
    await Promise.resolve();
    if (works) flushSync(() => setText(''));
    return works;
  };
  const ways: Ways = {
    ...(onSave !== undefined && { save: settle(onSave) }),
    ...(onPress !== undefined && { saveFirst: settle(onPress), lost: () => '资料还没保存。' }),
  };
  useKeptDraft<string>(name, { read: () => (text === '' ? undefined : text), restore: setText, ...ways });
  return <input aria-label={name} value={text} onChange={(event) => setText(event.target.value)} />;
}

async function open(forms: ReactNode, typed: readonly string[]) {
  const app = openPart(
    <>
      {forms}
      <Link to="/away">离开这里</Link>
      <Link to="?tab=2">换一页</Link>
      <LeaveGuard />
    </>,
    { as: 'seeker', at: '/form', handle: () => undefined },
  );
  for (const name of typed) await userEvent.type(screen.getByLabelText(name), '刚写的');
  return { ...app, leave: () => userEvent.click(screen.getByText('离开这里')) };
}

const asked = () => screen.findByText('还有没保存的修改', {}, patience);
const closesWith = () => {
  const event = new Event('beforeunload', { cancelable: true });
  globalThis.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('the way out of a page with forms', () => {
  it('is free while nothing is typed, and to another part of the same page', async () => {
    const app = await open(<Form name="甲" />, []);
    expect(closesWith()).toBe(false);
    await userEvent.type(screen.getByLabelText('甲'), '字');
    await userEvent.click(screen.getByText('换一页'));
    expect(app.here()).toBe('/form?tab=2');
    await userEvent.clear(screen.getByLabelText('甲'));
    await app.leave();
    expect(app.here()).toBe('/away');
  });

  it('asks where what is typed would be lost, and closing the window warns before any dialog is open', async () => {
    const app = await open(<Form name="甲" />, ['甲']);
    expect(closesWith()).toBe(true);
    await app.leave();
    await asked();
    expect(app.here()).toBe('/form');
    await userEvent.click(screen.getByRole('button', { name: '继续编辑' }));
    await app.leave();
    await userEvent.click(await screen.findByRole('button', { name: '不保存，离开' }, patience));
    await waitFor(() => expect(app.here()).toBe('/away'));
    expect(closesWith()).toBe(false);
  });

  it('asks nothing where the form saves by itself', async () => {
    const app = await open(<Form name="甲" onSave />, ['甲']);
    await app.leave();
    await waitFor(() => expect(app.here()).toBe('/away'));
    expect(screen.queryByText('还有没保存的修改')).toBeNull();
  });

  it.each([
    ['went well', true, '/away'],
    ['failed', false, '/form'],
  ])('offers to save first, and leads on where that %s', async (_how, works, where) => {
    const app = await open(<Form name="甲" onPress={works} />, ['甲']);
    await app.leave();
    await asked();
    expect(screen.getByText('资料还没保存。')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '保存并离开' }));
    await waitFor(() => expect(useAsked.getState().open).toBe(false));
    await waitFor(() => expect(app.here()).toBe(where));
  });

  it('asks once for all forms of the page, and only of what could not be saved', async () => {
    const app = await open(
      <>
        <Form name="甲" onSave />
        <Form name="乙" onSave={false} />
      </>,
      ['甲', '乙'],
    );
    await app.leave();
    await asked();
    expect(screen.getByLabelText<HTMLInputElement>('甲').value).toBe('');
    await userEvent.click(screen.getByRole('button', { name: '不保存，离开' }));
    await waitFor(() => expect(app.here()).toBe('/away'));
  });
});
