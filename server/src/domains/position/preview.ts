import type { previewPosition as endpoint } from '@pinjian/contract/position.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { requireReading } from '#domains/account/index.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { agencyLicenceFor, companyOf } from './find-cards.ts';
import { requireOwn } from './policy.ts';
import { findPositionById, writtenContent } from './queries.ts';
import { previewView } from './view.ts';

/** What seekers will see once the written content is published. */
export async function previewPosition(
  ctx: Ctx<EmployerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { companyId } = requireReading(ctx.actor, 'positions');
  const record = requireOwn(await findPositionById(ctx, input.positionId), companyId);
  const written = writtenContent(record);
  const licence = await agencyLicenceFor(ctx, companyId, written);
  return previewView(record, written, await companyOf(ctx, companyId), licence);
}
