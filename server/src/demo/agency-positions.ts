import { submitAgencyLicence, uploadCompanyFile } from '@pinjian/contract/company.ts';
import type { PositionContent } from '@pinjian/contract/position-content.ts';
import { createPosition, publishPosition } from '@pinjian/contract/position.ts';
import { decideVerification, listPendingVerifications } from '#domains/company/index.ts';
import { newId } from '#platform/core/ids.ts';
import type { SystemActor } from '#server/context.ts';
import { call } from './call.ts';
import type { Founded } from './found-companies.ts';
import { drawLicence } from './logo.ts';
import type { Stage } from './stage.ts';

const day = 86_400_000;
const system: SystemActor = { kind: 'system' };

/** What is recruited for others, by dictNum of post_source, so many days before today. */
const forOthers = [
  { postSource: 2, prefix: '代招：', shown: 6 },
  { postSource: 3, prefix: '猎头：', shown: 2 },
] as const;

/** How many positions `agencyPositions` makes. */
export const agencyPositionCount = forOthers.length;

/** A company that may recruit for others: its licence was looked at, and it shows positions of both kinds. */
export async function agencyPositions(stage: Stage, { owner }: Founded, like: PositionContent): Promise<void> {
  stage.turnTo(new Date(stage.today.getTime() - 20 * day));
  const ctx = stage.as(owner);
  const licence = await call(ctx, uploadCompanyFile, { file: drawLicence() });
  const until = new Date(stage.today.getTime() + 900 * day).toISOString().slice(0, 10);
  await call(ctx, submitAgencyLicence, {
    number: '（演示）人服证字〔2026〕第 000001 号',
    validUntil: until,
    licenceFileId: licence.fileId,
  });
  stage.advance(0.4 * day);
  const [pending] = await listPendingVerifications(stage.as(system));
  if (pending === undefined) throw new Error('the licence of the agency waits for nobody');
  await decideVerification(stage.as(system), { verificationId: pending.verificationId, outcome: 'passed' });
  for (const { postSource, prefix, shown } of forOthers) {
    stage.turnTo(new Date(stage.today.getTime() - shown * day));
    const content = { ...like, title: `${prefix}${like.title}`, postSource };
    const { positionId, version } = await call(ctx, createPosition, { key: newId(), content });
    await call(ctx, publishPosition, { positionId, version });
  }
  await stage.settle();
}
