import type { Wish, WishQuestion } from '@pinjian/contract/matching-wish.ts';
import type { EditedWish } from '../wish/model.ts';

/** What is asked, one screen each. */
export const questionWords: Readonly<Record<WishQuestion, { readonly title: string; readonly text: string }>> = {
  position: { title: '想做什么职位？', text: '写下最想做的一个，之后可以再加。' },
  city: { title: '在哪座城市工作？', text: '可以选几座城市，也可以不限。' },
  salary: { title: '期望薪资是多少？', text: '税前月薪，填最低要求就好。' },
};

/** Whether a question of a wish has its answer. */
export function isAnswered(
  question: WishQuestion,
  { position, cities, anyCity, remote, salaryMin }: EditedWish,
): boolean {
  if (question === 'position') return position.trim() !== '';
  if (question === 'city') return cities.length > 0 || anyCity || remote;
  return salaryMin !== null;
}

/** The wishes with their first one answered. */
export function withFirst(wishes: readonly Wish[], first: Wish): Wish[] {
  return [first, ...wishes.slice(1)];
}
