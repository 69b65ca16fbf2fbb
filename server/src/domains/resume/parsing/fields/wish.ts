import type { TextLine } from '../text/line.ts';
import type { Places } from './places.ts';
import { isTitle } from './words.ts';

const asks =
  /^(?:我)?(?:期望|意向|希望|想|求职|应聘|要)?(?:应聘|从事|当|做|找|去|在|到|于|为|是)?(?:一份|一个|份|个)?[:：]?\s*(?=\S{2})/u;
const closes = /(?:方面)?(?:类)?(?:的)?(?:工作|岗位|职位|一职|活儿?|职务)[。]?$/u;
const cityWord = '\\p{Script=Han}{2,4}?';
const cityPrefix = new RegExp(
  `^(?:在|去|到)?((?:${cityWord}(?:[、/或和及]|或者))*${cityWord})(?:的|找|做|当|从事|一带)`,
  'u',
);

/** What one piece of a wish says: 昆明、大理的花艺师, 想在厦门或者泉州做社工督导, 美发店长的工作. */
export function readWishPiece(piece: string, places: Places): { position: string; cities: string } {
  const bare = piece.trim().replace(asks, '');
  const match = cityPrefix.exec(bare);
  const isCity = match !== null && (match[1] ?? '').split(severalPlaces).every((name) => places.isCity(name));
  if (match !== null && isCity) {
    const rest = bare.slice(match[0].length).replace(/^(?:一份|一个|份|个|做|当|找)/u, '');
    return { position: rest.replace(closes, ''), cities: match[1] ?? '' };
  }
  const named = bare.replace(/(?:都行|都可|均可|皆可|等地)$/u, '');
  if (named.split(severalPlaces).some((name) => places.isCity(name))) return { position: '', cities: named };
  return { position: bare.replace(/\s+in\s+[A-Z][a-z]+.*$/u, '').replace(closes, ''), cities: '' };
}

const severalPlaces = /或者|[、/／，,;；\s｜|·或和及]+/u;

/** A line of the header that says what is looked for without a label: a post beside a pay or places to work at. */
export function tellsWish(line: TextLine, places: Places): boolean {
  const pieces = line.parts
    .flatMap((part) => part.split(/\s*[|｜，,；;]\s*|\s+·\s+/u))
    .filter((piece) => !/@|\d{9}/u.test(piece));
  if (pieces.length < 2) return false;
  const isPaid = pieces.some((piece) => /^\D{0,4}\d[\d.]*\s*(?:[kK千万]|\d{3})?\s*[-~～—–至到]\s*\d/u.test(piece));
  const isPlaced = pieces.some((piece) => /^(?:期望|意向)/u.test(piece) && readWishPiece(piece, places).cities !== '');
  return (isPaid || isPlaced) && pieces.some((piece) => isTitle(piece));
}
