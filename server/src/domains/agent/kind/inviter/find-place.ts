import type { EvidenceSource } from '@pinjian/contract/agent-act.ts';
import { roundForm, type RoundForm } from '@pinjian/contract/application-round-view.ts';

/** Where a round leads to, and who said so. */
export interface Place {
  readonly place: string;
  readonly source: EvidenceSource;
}

const link = /https?:\/\/[^\s，。；、）)]+/iu;
const named = /^(?:面试|公司)?(?:地址|地点)[:：是为]?\s*(.{2,200})$/u;

/** What the slip lets be stated of a place: a link for a video interview, an address for one on site. */
function placeIn(facts: readonly string[], form: RoundForm): string | undefined {
  const words = facts.map((fact) => (form === roundForm.video ? link.exec(fact)?.[0] : named.exec(fact.trim())?.[1]));
  return words.find((each) => each !== undefined);
}

/**
 * Where a round of this form is held: as the slip says, else where the last one of this form was; null where nobody said it
 * and the form needs it. A call by phone needs no place.
 * @param before earlier rounds for the position, the newest first
 */
export function findPlace(
  form: RoundForm,
  facts: readonly string[],
  before: readonly { readonly form: number; readonly place: string }[],
): Place | null {
  if (form === roundForm.phone) return { place: '', source: 'position' };
  const said = placeIn(facts, form);
  if (said !== undefined) return { place: said, source: 'slip' };
  const last = before.find((each) => each.form === form && each.place !== '');
  return last === undefined ? null : { place: last.place, source: 'calendar' };
}
