import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';

/** The id alone gives access; a wrong one and one whose hour is over look the same. */
export function goneDemo(): Refusal {
  return new Refusal(errors.notFound, { message: '这场体验已经结束，内容只保留一小时。可以重新开始一场' });
}
