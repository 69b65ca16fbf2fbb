import type { HandReturn, HandReturnList } from '@pinjian/contract/console-hand-return.ts';
import type { Tone } from '#ui/tag.tsx';

export const listWords: Readonly<
  Record<HandReturnList, { readonly label: string; readonly empty: { readonly title: string; readonly text: string } }>
> = {
  toSend: {
    label: '待退回',
    empty: { title: '没有要人工退回的款项', text: '对公转账多付、付错的，以及渠道退不回去的，会出现在这里。' },
  },
  secondAsked: {
    label: '待复核',
    empty: { title: '没有待复核的登记', text: '达到限额的款项，登记后在这里等待另一位管理员确认。' },
  },
  done: { label: '已退回', empty: { title: '还没有人工退回的款项', text: '登记并确认后的款项会列在这里。' } },
};

export const kindWords: Readonly<Record<HandReturn['kind'], string>> = {
  return: '这笔钱不属于任何订单，全部退回',
  excess: '付的比订单多，退回多付的部分',
};

/** Where it stands, in a word. */
export function standingOf({ doneAt, entry }: Pick<HandReturn, 'doneAt' | 'entry'>): {
  readonly word: string;
  readonly tone: Tone;
} {
  if (doneAt !== null) return { word: '已退回', tone: 'success' };
  return entry === null ? { word: '待退回', tone: 'warning' } : { word: '待复核', tone: 'accent' };
}
