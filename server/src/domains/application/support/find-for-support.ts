import type { SupportedApplication } from '@pinjian/contract/console-hiring.ts';
import type { Ctx } from '#server/context.ts';
import { standingOf, stepFor } from '../pipeline/rules.ts';
import { formLabel } from '../round/compose-news.ts';
import { findRoundRows, findSlotRows } from '../round/queries.ts';
import { factsOf } from '../round/view.ts';
import { noShowState, shownState } from '../round/rules.ts';
import { findOffersForSupport, findApplicationsForSupport, findVersionTimes } from './queries.ts';

/**
 * How interviews with people and offers of somebody stand, for who helps them: states and times, as they may know them
 * themselves. No amount, no words of anybody, no name of a colleague, no scorecard, and no offer that was never sent.
 * @returns at most `limit` applications, what changed last first; how many there are
 */
export async function findForSupport(
  ctx: Ctx,
  personId: string,
  limit: number,
): Promise<{ readonly records: SupportedApplication[]; readonly total: number }> {
  const rows = await findApplicationsForSupport(ctx, personId, limit);
  const ids = rows.map(({ id }) => id);
  const rounds = await findRoundRows(ctx, ids);
  const roundsOf = Map.groupBy(rounds, (row) => row.application_id);
  const slots = Map.groupBy(
    await findSlotRows(
      ctx,
      rounds.map(({ id }) => id),
    ),
    (slot) => slot.round_id,
  );
  const offers = await findOffersForSupport(ctx, ids);
  const offersOf = Map.groupBy(offers, (row) => row.application_id);
  const versions = Map.groupBy(
    await findVersionTimes(
      ctx,
      offers.map(({ id }) => id),
    ),
    (version) => version.offer_id,
  );
  const now = ctx.now();
  const records = rows.map((row) => ({
    applicationId: row.id,
    positionTitle: row.position_title,
    companyId: row.company_id,
    companyName: row.company_name,
    state: stepFor(standingOf(row), 'seeker') ?? 0,
    appliedAt: row.applied_at?.toISOString() ?? null,
    rounds: (roundsOf.get(row.id) ?? []).map((round) => {
      const { noShow } = factsOf(round);
      return {
        ordinal: round.ordinal,
        form: formLabel(round.form),
        minutes: round.minutes,
        state: shownState({ state: round.state, expiresAt: round.expires_at }, now),
        invitedAt: round.created_at.toISOString(),
        expiresAt: round.expires_at.toISOString(),
        offeredTimes: (slots.get(round.id) ?? []).map((slot) => slot.starts_at.toISOString()),
        answeredAt: round.answered_at?.toISOString() ?? null,
        startsAt: round.starts_at?.toISOString() ?? null,
        proposedAt: round.proposal?.proposedAt ?? null,
        noShow:
          noShow === null
            ? null
            : { claimedBy: noShow.by, claimedAt: noShow.at.toISOString(), state: noShowState(noShow) },
        endedAt: round.ended_at?.toISOString() ?? null,
      };
    }),
    offers: (offersOf.get(row.id) ?? []).map((offer) => ({
      state: offer.state,
      versions: (versions.get(offer.id) ?? []).map((version) => ({
        number: version.number,
        sentAt: version.sent_at.toISOString(),
        validUntil: version.valid_until.toISOString(),
      })),
      seenAt: offer.seen_at?.toISOString() ?? null,
      acceptedAt: offer.accepted_at?.toISOString() ?? null,
      endedAt: offer.ended_at?.toISOString() ?? null,
    })),
  }));
  return { records, total: rows[0]?.total ?? 0 };
}
