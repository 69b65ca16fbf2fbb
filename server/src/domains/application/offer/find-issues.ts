import type { Objection, ObjectionReason } from '@pinjian/contract/dictionary-objection.ts';
import type { OfferDraft } from '@pinjian/contract/application-offer-view.ts';
import { offerWarnings } from '@pinjian/contract/application-offer-warning.ts';
import { issuesBeforeOffering, type OfferTerms } from '@pinjian/contract/application-offer-terms.ts';
import { objectionsTo, type Passage } from '#domains/dictionary/index.ts';
import { dayInBeijing } from '#platform/core/beijing-day.ts';
import type { PositionFacts } from './find-position-facts.ts';

/** Rules of the house for posts: a letter to one person may name a number, and praise is nobody's harm. */
const ofPosts: readonly ObjectionReason[] = ['contact', 'exaggeration'];

/** What may not stand in an offer, by law, marked. */
export function objectionsToOffer(terms: OfferTerms): Objection[] {
  return objectionsTo(passagesOf(terms), { except: ofPosts });
}

function passagesOf(terms: OfferTerms): Passage[] {
  const { title, department, bonusNote, equity, place, conditions } = terms;
  return [
    ...Object.entries({ title, department, bonusNote, equity, place, conditions }).map(([path, text]) => ({
      path,
      text,
    })),
    ...terms.allowances.map(({ name }, index) => ({ path: `allowances.${index}.name`, text: name })),
    ...terms.papers.map((text, index) => ({ path: `papers.${index}`, text })),
  ];
}

/** What is missing in terms, and what somebody should look at again. */
export function findIssues(
  terms: OfferTerms,
  position: PositionFacts,
  now: Date,
): Pick<OfferDraft, 'issues' | 'warnings'> {
  const objections = objectionsToOffer(terms).map(({ path, word, from, to, message, suggestion }) => ({
    path,
    words: word,
    from,
    to,
    message: suggestion === '' ? message : `${message}。${suggestion}`,
  }));
  return {
    issues: issuesBeforeOffering(terms, dayInBeijing(now)),
    warnings: [...offerWarnings(terms, position.salary), ...objections],
  };
}
