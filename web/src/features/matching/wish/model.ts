import { emptyWish, type Wish, type WishContent, type WishesView } from '@pinjian/contract/matching-wish.ts';
import type { NamedCode } from '@pinjian/contract/dictionary.ts';
import { floorText } from '#lib/format/pay.ts';

/** A wish while it is edited: with the names of its cities, and a key of its own. */
export interface EditedWish extends Omit<Wish, 'cityCodes'> {
  readonly key: number;
  readonly cities: readonly NamedCode[];
}

/** Where one wants to work, in a word: 杭州、上海, 不限城市, 远程; '' where it is not said. */
function placeText(wish: Wish, cities: readonly NamedCode[]): string {
  const named = wish.cityCodes.map((code) => cities.find((city) => city.code === code)?.name ?? '');
  const places = wish.anyCity ? ['不限城市'] : named.filter((name) => name !== '');
  return [...places, ...(wish.remote ? ['远程'] : [])].join('、');
}

/** A wish in one line: 前端开发 · 杭州 · 15K以上. */
export function wishText(wish: Wish, cities: readonly NamedCode[]): string {
  const pay = wish.salaryMin === null ? '' : `${floorText(wish.salaryMin)}以上`;
  return [wish.position, placeText(wish, cities), pay].filter((part) => part !== '').join(' · ');
}

/** The wishes of an answer as they are edited, at least one. */
export function edited({ content, cities }: WishesView): EditedWish[] {
  const wishes = content.wishes.length === 0 ? [emptyWish()] : content.wishes;
  return wishes.map(({ cityCodes, ...wish }, key) => ({
    ...wish,
    key,
    cities: cityCodes.map((code) => cities.find((city) => city.code === code) ?? { code, name: code }),
  }));
}

/** What is sent of an edited wish. */
export function wishOf({ key: _key, cities, ...wish }: EditedWish): Wish {
  return { ...wish, cityCodes: wish.anyCity ? [] : cities.map(({ code }) => code) };
}

/** A chosen value taken away, any other added. */
export function toggled<T>(chosen: readonly T[], value: T): T[] {
  return chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
}

/** Everything of the editor while it is typed. */
export interface WishDraft extends Omit<WishContent, 'wishes'> {
  readonly edits: readonly EditedWish[];
}

export function draftOf(view: WishesView): WishDraft {
  const { wishes: _edited, ...circumstances } = view.content;
  return { ...circumstances, edits: edited(view) };
}
