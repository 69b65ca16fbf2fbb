import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '../core/refusal.ts';

/** The refusal of a body that is not what it says it is (decisions §3: 40001 with path ''). */
export function unreadable(): Refusal {
  const message = '请求内容无法识别，请检查后重试';
  return new Refusal(errors.invalidInput, { message, data: [{ path: '', message }] });
}
