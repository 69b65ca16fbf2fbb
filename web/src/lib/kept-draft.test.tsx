import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userInfoOf } from '#web/testing/answers/account.ts';
import { keepDrafts, goToReturn, typedForms, useKeptDraft } from './kept-draft.ts';
import { forgetDrafts } from './session-end.ts';
import { navigateWith } from './navigation.ts';
import { clearSession, rememberUser } from './session.ts';

const seeker = userInfoOf('seeker').sysUser;
const place = { path: '/seeker/resume/edit/1' };

interface FormProps {
  readonly typed?: string;
  readonly restored: string[];
  /** What is typed is kept as the form is drawn, before anything ends. */
  readonly early?: boolean;
}

function Form({ typed, restored, early = false }: FormProps) {
  const keepNow = useKeptDraft<string>('form', { read: () => typed, restore: (kept) => void restored.push(kept) });
  useEffect(() => {
    if (early) keepNow();
  });
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

describe('what was typed when somebody left to come back', () => {
  it.each([false, true])('waits for them, and nobody is asked on the way out (kept early: %s)', (early) => {
    const form = render(<Form typed="张三" restored={[]} early={early} />);
    const went: string[] = [];
    navigateWith({ here: () => place.path, go: (path) => void went.push(path) });
    goToReturn('/seeker/my/wallet');
    expect(went).toEqual(['/seeker/my/wallet?next=%2Fseeker%2Fresume%2Fedit%2F1']);
    expect(typedForms()).toEqual([]);
    // Drawn once more on its way out.
    form.rerender(<Form typed="张三" restored={[]} early={early} />);
    form.unmount();
    const restored: string[] = [];
    render(<Form restored={restored} />);
    expect(restored).toEqual(['张三']);
  });
});

describe('what was typed when the page was loaded again', () => {
  const hide = () => window.dispatchEvent(new PageTransitionEvent('pagehide'));
  /** Opens the form once more, as the page that was loaded again does. */
  function opened(): string[] {
    const restored: string[] = [];
    render(<Form restored={restored} />).unmount();
    return restored;
  }

  it('comes back, once', () => {
    const form = render(<Form typed="张三" restored={[]} />);
    hide();
    form.unmount();
    expect(opened()).toEqual(['张三']);
    expect(opened()).toEqual([]);
  });

  it('is nothing of a form that was sent or closed before', () => {
    render(<Form typed="张三" restored={[]} />).unmount();
    hide();
    expect(opened()).toEqual([]);
  });

  it('comes back where the page was torn away without a word', () => {
    render(<Form typed="张三" restored={[]} early />);
    expect(opened()).toEqual(['张三']);
  });

  it('is what was typed last, and nothing once that is saved or left', () => {
    const form = render(<Form typed="张" restored={[]} early />);
    form.rerender(<Form typed="张三" restored={[]} early />);
    expect(sessionStorage.getItem('pinjian-drafts')).toContain('张三');
    form.rerender(<Form restored={[]} early />);
    expect(sessionStorage.length).toBe(0);
    form.rerender(<Form typed="张三" restored={[]} early />);
    form.unmount();
    expect(opened()).toEqual([]);
  });

  it('is forgotten where the page comes back as it was', () => {
    const form = render(<Form typed="张三" restored={[]} />);
    hide();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    form.unmount();
    expect(opened()).toEqual([]);
  });

  it('is not kept for who signed out', () => {
    const form = render(<Form typed="张三" restored={[]} />);
    clearSession();
    hide();
    form.unmount();
    rememberUser(seeker, []);
    expect(opened()).toEqual([]);
    expect(sessionStorage.length).toBe(0);
  });
});
