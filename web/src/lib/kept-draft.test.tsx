import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userInfoOf } from '#web/testing/open-app.tsx';
import { keepDrafts, useKeptDraft } from './kept-draft.ts';
import { forgetDrafts } from './session-end.ts';
import { navigateWith } from './navigation.ts';
import { clearSession, rememberUser, type User } from './session.ts';

const seeker = userInfoOf('seeker').sysUser as User;
const place = { path: '/seeker/resume/edit/1' };

function Form({ typed, restored }: { readonly typed?: string; readonly restored: string[] }) {
  useKeptDraft<string>('form', { read: () => typed, restore: (kept) => void restored.push(kept) });
  return null;
}

/** Opens the form, ends the session, signs in again and opens it once more; answers what came back. */
function over(typed: string | undefined, back: () => void = () => rememberUser(seeker, [])): string[] {
  const restored: string[] = [];
  const first = render(<Form {...(typed === undefined ? {} : { typed })} restored={restored} />);
  keepDrafts();
  clearSession();
  first.unmount();
  back();
  render(<Form restored={restored} />);
  return restored;
}

beforeEach(() => {
  place.path = '/seeker/resume/edit/1';
  navigateWith({ here: () => place.path, go: () => {} });
  rememberUser(seeker, []);
});
afterEach(() => clearSession());

describe('what was typed when the session ended', () => {
  it('comes back with the person, once', () => {
    expect(over('张三')).toEqual(['张三']);
    const again: string[] = [];
    render(<Form restored={again} />);
    expect(again).toEqual([]);
  });

  it('is nothing where nothing was typed', () => expect(over(undefined)).toEqual([]));

  it('is not shown to somebody else', () => {
    expect(over('张三', () => rememberUser({ ...seeker, userId: 'seeker-2' }, []))).toEqual([]);
    expect(sessionStorage.length).toBe(0);
  });

  it('waits for the page that it was typed on', () => {
    const elsewhere = () => {
      rememberUser(seeker, []);
      place.path = '/seeker/job';
    };
    expect(over('张三', elsewhere)).toEqual([]);
    place.path = '/seeker/resume/edit/1';
    const restored: string[] = [];
    render(<Form restored={restored} />);
    expect(restored).toEqual(['张三']);
  });

  it('goes with a sign-out on purpose', () => {
    const back = () => {
      forgetDrafts();
      rememberUser(seeker, []);
    };
    expect(over('张三', back)).toEqual([]);
  });
});
