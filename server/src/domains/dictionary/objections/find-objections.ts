import type { Objection, ObjectionReason } from '@pinjian/contract/dictionary-objection.ts';
import { clausesOf, type Clause } from './clause.ts';
import { describes, opens } from './context.ts';
import { undisguise } from './disguises.ts';
import { figuresOf, without } from './numerals.ts';
import type { ObjectionRule, Place } from './rule.ts';
import { age } from './rules/age.ts';
import { belief } from './rules/belief.ts';
import { body } from './rules/body.ts';
import { charges } from './rules/charges.ts';
import { contact } from './rules/contact.ts';
import { bracketedSex, gender } from './rules/gender.ts';
import { marriage } from './rules/marriage.ts';
import { origin } from './rules/origin.ts';
import { pay } from './rules/pay.ts';
import { schemes } from './rules/schemes.ts';
import { standing } from './rules/standing.ts';
import { remarks, spellOut, type Spelled } from './spelling.ts';
import { verdictOn } from './verdict.ts';

/** The rules as they stand: grows with every change of them, so that what is on show is checked again. */
export const objectionEdition = 2;

/** Read clause by clause: who is asked for and who is turned away depends on what else the clause says. */
const conditions: readonly ObjectionRule[] = [
  ...body,
  ...gender,
  ...marriage,
  ...age,
  ...belief,
  ...origin,
  ...standing,
];
/** The same; but that something does not matter makes none of these better. */
const offences: readonly ObjectionRule[] = [...charges, ...pay, ...schemes];

/** A text that others will read, and what it is called. */
export interface Passage {
  readonly path: string;
  readonly text: string;
}

interface Scope {
  /** Names of the occupation's category from the top of the tree; [] where there is none. */
  readonly categoryPath?: readonly string[];
  /** What is no reason here: the rules of the house for posts, in other texts. */
  readonly except?: readonly ObjectionReason[];
}

/** Words that may not be published (decisions §13), in the order of the passages, each place once. */
export function objectionsTo(
  passages: readonly Passage[],
  { categoryPath = [], except = [] }: Scope = {},
): Objection[] {
  const category = categoryPath.join('/');
  const applies = (rule: ObjectionRule) =>
    !except.includes(rule.reason) && (rule.unlessCategory === undefined || !rule.unlessCategory.test(category));
  const rules: Rules = {
    conditions: conditions.filter(applies),
    offences: offences.filter(applies),
    lines: [...contact, bracketedSex].filter(applies),
  };
  return passages.flatMap((passage) => objectionsIn(passage, rules));
}

/** Marks of one text after which no more are looked for: what is left shows once these are mended. */
const enough = 200;

interface Match {
  readonly from: number;
  readonly to: number;
  /** Only names people. */
  readonly isBare: boolean;
}

interface Found {
  readonly isBare: boolean;
  readonly objection: Objection;
}

interface Rules {
  readonly conditions: readonly ObjectionRule[];
  readonly offences: readonly ObjectionRule[];
  /** Read line by line. */
  readonly lines: readonly ObjectionRule[];
}

function objectionsIn({ path, text }: Passage, { conditions, offences, lines }: Rules): Objection[] {
  if (text === '') return [];
  const found: Found[] = [];
  const together = spellOut(text, '');
  const look = (spelled: Spelled, clauses: readonly Clause[], rules: readonly ObjectionRule[], mayOpen: boolean) => {
    for (const rule of rules) {
      if (rule.titleOnly === true && path !== 'title') continue;
      for (const clause of clausesAbout(rule.topic, spelled.plain, clauses)) {
        if (found.length >= enough) return;
        for (const { from, to, isBare } of matchesIn(clause, rule, mayOpen)) {
          const first = spelled.starts[clause.from + from] ?? 0;
          const last = spelled.ends[clause.from + to - 1] ?? text.length;
          const { reason, message, suggestion } = rule;
          const word = text.slice(first, last);
          found.push({ isBare, objection: { path, from: first, to: last, word, reason, message, suggestion } });
        }
      }
    }
  };
  look(together, [{ text: together.plain, from: 0, previous: '', next: '', around: '' }], lines, false);
  const apart = /[\p{Zs}\t]/u.test(text) ? spellOut(text, ',') : together;
  const bare = without(together, remarks);
  const readings = [together, apart, bare].filter(
    ({ plain }, index, all) => all.findIndex((other) => other.plain === plain) === index,
  );
  for (const spelled of readings) {
    const plain = undisguise(figuresOf(spelled));
    const clauses = clausesOf(plain.plain);
    look(plain, clauses, conditions, true);
    look(plain, clauses, offences, false);
  }
  return withoutOverlap(found);
}

/** The clauses in which a topic comes up: it is looked for once in the whole text, which takes a fraction of the time. */
function clausesAbout(topic: RegExp, plain: string, clauses: readonly Clause[]): Clause[] {
  let next = -1;
  return clauses.filter(({ from, text }) => {
    if (next < from) {
      topic.lastIndex = from;
      next = topic.exec(plain)?.index ?? Infinity;
    }
    return next < from + text.length;
  });
}

function matchesIn({ text: clause, previous, next, around }: Clause, rule: ObjectionRule, mayOpen: boolean): Match[] {
  const found: Match[] = [];
  const look = (patterns: readonly RegExp[], isBare: boolean, ofPeople = false) => {
    for (const pattern of patterns) {
      // matchAll would make the pattern anew for each clause.
      pattern.lastIndex = 0;
      for (let match = pattern.exec(clause); match !== null; match = pattern.exec(clause)) {
        if (match[0] === '') {
          pattern.lastIndex += 1;
          continue;
        }
        const to = match.index + match[0].length;
        const before = clause.slice(0, match.index);
        const place: Place = { clause, match, before, after: clause.slice(to), previous, next, around };
        if ((mayOpen && opens(place, isBare)) || rule.unless?.(place) === true || (isBare && describes(place)))
          continue;
        const marked = ofPeople ? verdictOn(place) : { from: match.index, to };
        if (marked !== undefined) found.push({ ...marked, isBare });
      }
    }
  };
  look(rule.asking ?? [], false);
  look(rule.bare ?? [], true);
  look(rule.people ?? [], false, true);
  return found;
}

/** Of marks that touch one another those that ask for something stay before those that only name people, then the longest. */
function withoutOverlap(found: readonly Found[]): Objection[] {
  const kept: Objection[] = [];
  const length = ({ objection }: Found) => objection.to - objection.from;
  const inTurn = found.toSorted((a, b) => Number(a.isBare) - Number(b.isBare) || length(b) - length(a));
  for (const { objection } of inTurn) {
    if (!kept.some((other) => other.from < objection.to && objection.from < other.to)) kept.push(objection);
  }
  return kept.toSorted((a, b) => a.from - b.from);
}
