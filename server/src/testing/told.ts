import { assignableThings, type AssignableThing, type Thing } from '@pinjian/contract/reading.ts';
import type { Recipient } from '#domains/message/index.ts';
import { newId } from '#platform/core/ids.ts';

const isAssignable = (thing: Thing): thing is AssignableThing => assignableThings.some((each) => each === thing);

/** A company as the recipient of news about a thing; about one of its applications, where it is a thing of such. */
export function told(companyId: string, thing: Thing, applicationId = newId()): Recipient {
  return isAssignable(thing) ? { companyId, about: thing, applicationId } : { companyId, about: thing };
}
