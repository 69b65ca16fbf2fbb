import type { Step } from '@pinjian/contract/application-pipeline.ts';
import { findInvitations, type InvitationRow } from '#domains/application/invitation/queries.ts';
import { findNewestOffers, type OfferRow } from '#domains/application/offer/queries.ts';
import { findOwnApplications } from '#domains/application/home/queries.ts';
import type { ApplicationRow } from '#domains/application/pipeline/queries.ts';
import { standingOf, stepFor, untouched, type Standing } from '#domains/application/pipeline/rules.ts';
import { findRoundRows, findSlotRows, type RoundRow, type SlotRow } from '#domains/application/round/queries.ts';
import type { World } from '../world.ts';

/** What somebody looks at before they act: where a seeker and a position stand. It may be out of date when they do. */
export interface Sight {
  readonly applicationId: string;
  readonly row: ApplicationRow | undefined;
  readonly standing: Standing;
  readonly round: RoundRow | undefined;
  readonly slots: readonly SlotRow[];
  readonly invitation: InvitationRow | undefined;
  readonly offer: OfferRow | undefined;
  /** State and version that each side sends along. */
  readonly ofSeeker: { readonly from: Step; readonly version: number };
  readonly ofCompany: { readonly from: Step; readonly version: number };
}

/** An id of nothing, for who acts on what there is not. */
export const nothing = '00000000-0000-7000-8000-000000000000';

export async function look(world: World, of: { seekerId: string; positionId: string }): Promise<Sight> {
  const ctx = world.system();
  const [row] = await findOwnApplications(ctx, of.seekerId, [of.positionId]);
  const standing = row === undefined ? untouched : standingOf(row);
  const ids = row === undefined ? [] : [row.id];
  const [round] = await findRoundRows(ctx, ids);
  const [invitation] = await findInvitations(ctx, ids);
  const [offer] = await findNewestOffers(ctx, ids, 'all');
  return {
    applicationId: row?.id ?? nothing,
    row,
    standing,
    round,
    slots: await findSlotRows(ctx, round === undefined ? [] : [round.id]),
    invitation,
    offer,
    ofSeeker: { from: stepFor(standing, 'seeker') ?? 0, version: row?.seeker_version ?? 0 },
    ofCompany: { from: standing.step ?? 0, version: row?.version ?? 0 },
  };
}
