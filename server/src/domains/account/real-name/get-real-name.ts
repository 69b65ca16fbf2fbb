import {
  realName,
  type lookUpRealName as statusEndpoint,
  type queryRealName as endpoint,
} from '@pinjian/contract/account-real-name.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import { maskName } from '@pinjian/contract/person.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { findLatestCheck, realNameStateOf } from './queries.ts';
import { isFaceOver } from './rules.ts';

/** The caller's own real name: how it stands, masked, with their latest attempt. */
export async function queryRealName(ctx: Ctx<SeekerActor>): Promise<Answer<typeof endpoint>> {
  const { secretBox, config } = ctx.ports;
  const { userId } = ctx.actor;
  const state = await realNameStateOf(ctx, userId);
  const latest = await findLatestCheck(ctx, userId);
  const shown = state === realName.none ? undefined : latest;
  const goesOn = latest?.status === 0 && !isFaceOver(latest.started_at, ctx.now());
  const name = shown?.name_cipher ?? null;
  return {
    state,
    maskedName: name === null ? null : maskName(secretBox.decrypt(name)),
    maskedIdNo: shown?.masked_number ?? null,
    method: latest?.method ?? null,
    documentType: latest?.document_type ?? null,
    startedAt: latest?.started_at.toISOString() ?? null,
    reason: latest?.reason ?? null,
    continueUrl: goesOn ? latest.vendor_url : null,
    keepDays: config.realName.keepDays,
  };
}

/** The status lookup of spec §4; whatever account is sent, the token says whose state it is. */
export async function lookUpRealName(ctx: Ctx<SeekerActor>): Promise<Answer<typeof statusEndpoint>> {
  return { state: await realNameStateOf(ctx, ctx.actor.userId) };
}
