import { useEffect, useState } from 'react';
import { useKeptDraft } from '../kept-draft.ts';
import { notify } from '../notice.ts';
import { whenBack } from '../reach.ts';
import { failureWith } from './failure.ts';
import { leaveText } from './words.ts';
import { createSaver, type Draft, type SaveState, type Saved, type Saver, type SaverStart } from './saver.ts';

export interface Saving<H, C, S> extends Pick<
  Saver<H, C, S>,
  'change' | 'flush' | 'resolve' | 'adopt' | 'advance' | 'draft'
> {
  readonly state: SaveState<S>;
  readonly stored: S;
  /** As it is at this moment, not when the page was drawn. */
  readonly version: () => number;
}

interface UseSaver<H, C, S extends Saved<C>> extends Omit<SaverStart<H, C, S>, 'show' | 'failureOf'> {
  /** Tells the drafts of one page apart. */
  readonly name: string;
  /** On a page that is opened by its link: what the link is for. */
  readonly byLink?: string;
  /** The code of a save over a version that is not the last. */
  readonly movedCode: number;
}

/** Says once that saving does not work, however often it is tried; a save that works ends the matter. */
function troubleTeller(): (state: SaveState<unknown>) => void {
  let told: SaveState<unknown>['kind'] = 'saved';
  return (state) => {
    const { kind } = state;
    if (kind === 'saved') told = kind;
    if (kind !== 'retrying' && kind !== 'refused' && kind !== 'clash') return;
    if (told === kind) return;
    told = kind;
    if (kind === 'clash') notify('error', '有内容在别处也被修改，还没有保存', '请选择保留哪一个');
    else
      notify(
        'error',
        `没有保存：${state.message}`,
        kind === 'retrying' ? '输入的内容还在，会自动重试' : '输入的内容还在',
      );
  };
}

/**
 * Saves what is edited by itself for as long as the page is open: when it is put away, at once; when the network, the
 * server or the page comes back, again. What is not saved outlives a reload and the end of the session. What is handed
 * in is taken from the first drawing.
 */
export function useSaver<H, C, S extends Saved<C>>({
  name,
  byLink,
  movedCode,
  ...start
}: UseSaver<H, C, S>): Saving<H, C, S> {
  const [shown, setShown] = useState<{ readonly state: SaveState<S>; readonly stored: S }>({
    state: { kind: 'saved' },
    stored: start.stored,
  });
  const [saver] = useState(() => {
    const tellTrouble = troubleTeller();
    return createSaver<H, C, S>({
      ...start,
      failureOf: failureWith(movedCode),
      show(state, stored) {
        setShown({ state, stored });
        tellTrouble(state);
      },
    });
  });

  useEffect(() => {
    const turned = () => (document.visibilityState === 'hidden' ? void saver.flush() : saver.wake());
    const unfollow = whenBack(saver.wake);
    document.addEventListener('visibilitychange', turned);
    globalThis.addEventListener('online', saver.wake);
    return () => {
      unfollow();
      document.removeEventListener('visibilitychange', turned);
      globalThis.removeEventListener('online', saver.wake);
      saver.stop();
    };
  }, [saver]);

  const keepNow = useKeptDraft<Draft<H, C, S>>(name, {
    read: () => saver.draft() ?? undefined,
    restore: saver.restore,
    save: saver.flush,
    lost: () => leaveText(shown.state),
    ...(byLink === undefined ? {} : { byLink }),
  });
  // Each turn of the state, once what was typed has come to a pause: a page that is torn away has it in storage.
  const { kind } = shown.state;
  useEffect(() => {
    if (kind !== 'unsaved') keepNow();
  }, [kind, keepNow]);

  return {
    ...shown,
    change: saver.change,
    flush: saver.flush,
    resolve: saver.resolve,
    adopt: saver.adopt,
    advance: saver.advance,
    draft: saver.draft,
    version: () => saver.stored().version,
  };
}
