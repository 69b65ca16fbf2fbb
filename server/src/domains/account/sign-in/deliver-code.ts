import { accountErrors } from '@pinjian/contract/account-errors.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { makeChallenge, readProof } from '#platform/core/proof-of-work.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { networkOf } from '#platform/http/network-of.ts';
import type { Ctx } from '#server/context.ts';
import { standingOf } from '../lock-out/assess-standing.ts';
import type { Asker } from './identify-asker.ts';
import { holdPhone } from '../phone/find-phone-hash.ts';
import { budgetUse, lockBudget, raiseAlarm } from './budget-queries.ts';
import { insertCode, removeCode, sendHistory } from './queries.ts';
import {
  alarmsOf,
  codeText,
  decideSend,
  newSmsCode,
  waitForCode,
  type BudgetUse,
  type SendDecision,
  type SmsType,
} from './rules.ts';

interface Delivery {
  readonly phone: string;
  readonly smsType: SmsType;
  readonly asker: Asker;
  /** The caller's session is of the person whose number it is. */
  readonly isOwner: boolean;
  /** The solved challenge, where one was asked for. */
  readonly altcha?: string | undefined;
}

/**
 * Sends a code to a phone, within the limits of decisions §7; answers the seconds until the next. The code is stored
 * before it is sent; where the vendor refuses, it is taken back and the person may try again.
 * @throws Refusal 42900 {retryAfter}, 429 for an address, 42910 {challenge} where a proof of work has to come with it.
 */
export async function deliverCode(ctx: Ctx, to: Delivery): Promise<{ retryAfter: number }> {
  const { config, secretBox, sms } = ctx.ports;
  const code = newSmsCode();
  // Whoever solves for one phone and purpose cannot use it for another. The address is free to change on the way.
  const subject = `sms:${to.smsType}:${to.phone}`;
  const proof = to.altcha === undefined ? null : await readProof(secretBox, to.altcha, { subject, now: ctx.now() });
  const codeId = await storeCode(ctx, to, { code, proof });
  if (codeId === null) {
    const challenge = await makeChallenge(secretBox, { subject, now: ctx.now(), ...config.proof });
    throw new Refusal(accountErrors.proofWanted, { data: { challenge } });
  }
  try {
    await sms.send({ phone: to.phone, text: codeText(to.smsType, code, config.sms.codeSeconds), code });
  } catch (error) {
    ctx.log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'the SMS vendor refused');
    await removeCode(ctx, codeId);
    throw new Refusal(errors.unavailable, { message: '短信发送失败，请稍后再试' });
  }
  return { retryAfter: config.sms.resendSeconds };
}

/** The id of the stored code; null where it takes a proof of work that did not come, or came before. */
async function storeCode(
  ctx: Ctx,
  to: Delivery,
  { code, proof }: { code: string; proof: string | null },
): Promise<string | null> {
  const { config, secretBox } = ctx.ports;
  const { asker, smsType } = to;
  const address = networkOf(asker.address);
  return ctx.transaction(async (tx) => {
    const phoneHash = await holdPhone(tx, to.phone);
    const standing = to.isOwner ? 'device' : await standingOf(tx, phoneHash, asker);
    const history = await sendHistory(tx, { phoneHash, address, standing });
    await lockBudget(tx);
    const budget = await budgetUse(tx);
    const decision = decideSend({ ...history, budget }, standing, config.sms, ctx.now());
    if (!decision.send) throw tooOften(decision);
    if (decision.proof && proof === null) return null;
    const expiresAt = new Date(ctx.now().getTime() + config.sms.codeSeconds * 1000);
    const codeHash = secretBox.hash('sms-code', code);
    const proofNonce = decision.proof ? proof : null;
    const stranger = standing !== 'device';
    const sent = { phoneHash, smsType, codeHash, address, expiresAt, proofNonce, asker, stranger };
    const id = await insertCode(tx, sent);
    if (id !== null) await watchBudget(tx, { minute: budget.minute + 1, day: budget.day + 1 });
    return id;
  });
}

/** Lets admins know in the console, and whoever reads the log, before strangers are refused. */
async function watchBudget(tx: Ctx, use: BudgetUse): Promise<void> {
  for (const alarm of alarmsOf(use, tx.ports.config.sms.budget))
    if (await raiseAlarm(tx, alarm)) tx.log.warn(alarm, 'codes by text message come close to their budget');
}

function tooOften(decision: Exclude<SendDecision, { send: true }>): Refusal {
  if (decision.because === 'address') return new Refusal(errors.tooManyRequests);
  const { message, retryAfter } = waitForCode(decision);
  return new Refusal(errors.tooSoon, { message, data: { retryAfter } });
}
