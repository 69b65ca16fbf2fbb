import { inventedWords, places, cities, syllables } from './data/names.ts';
import { after, before, posts } from './data/posts.ts';
import type { Draw } from './draw.ts';

/** A word no employer is called by, or two letters as employers put them together. */
function invented(draw: Draw): string {
  return draw.chance(0.5) ? draw.pick(inventedWords) : draw.pick(syllables) + draw.pick(syllables);
}

/** A template whose {w} becomes an invented word, {p} a place and {c} a city; the rest as Draw.fill reads it. */
export function fillNamed(draw: Draw, template: string): string {
  return draw.fill(
    template
      .replaceAll('{w}', () => invented(draw))
      .replaceAll('{p}', () => draw.pick(places) || '临江')
      .replaceAll('{c}', () => draw.pick(cities)),
  );
}

/** A post as one person words it: mostly as its trade does. */
export function postOf(draw: Draw, usual: string): string {
  const manner = draw.weighted({ usual: 68, other: 14, before: 8, after: 10 });
  const plain = draw.chance(0.5) ? usual : draw.pick(posts);
  switch (manner) {
    case 'usual':
      return usual;
    case 'other':
      return draw.pick(posts);
    case 'before':
      return draw.pick(before) + plain;
    case 'after':
      return plain + draw.pick(after);
  }
}
