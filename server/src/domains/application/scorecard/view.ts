import type {
  ColleagueCard,
  OwnScorecard,
  Scorecard,
  ScorecardContent,
  CardCompetency,
} from '@pinjian/contract/application-scorecard.ts';
import { candidateSummaryView } from '../candidate/view.ts';
import { objectionsInWords } from './find-objections.ts';
import type { AddendumRow, LockedCardRow, RoundAbout, ScorecardRow } from './queries.ts';
import { emptyContent, passagesOf } from './rules.ts';

/** Which interview a card is about. */
export function aboutView(about: RoundAbout, now: Date): Omit<OwnScorecard, 'card' | 'lockedCards' | 'interviewers'> {
  return {
    // Who withdrew took their resume along.
    candidateName: about.resume_snapshot === null ? '候选人' : candidateSummaryView(about, now).name,
    position: { positionId: about.position_id, title: about.position_title },
    applicationId: about.id,
    roundName: about.round_name,
    ordinal: about.round_ordinal,
    startsAt: about.round_starts_at?.toISOString() ?? null,
    endsAt: about.round_ends_at?.toISOString() ?? null,
  };
}

function addendumView({ id, words, created_at }: AddendumRow): Scorecard['addenda'][number] {
  return { addendumId: id, words, at: created_at.toISOString() };
}

/** A card as its writer sees it. */
export function cardView(row: ScorecardRow, addenda: readonly AddendumRow[]): Scorecard {
  return {
    roundId: row.round_id,
    competencies: row.competencies,
    content: row.content,
    version: row.version,
    savedAt: row.updated_at.toISOString(),
    lockedAt: row.locked_at?.toISOString() ?? null,
    addenda: addenda.map(addendumView),
    // One that is handed in is not written any more.
    objections: row.locked_at === null ? objectionsIn(row.content) : [],
  };
}

/** A card that nobody has written on yet. */
export function emptyCardView(roundId: string, competencies: readonly CardCompetency[], now: Date): Scorecard {
  return {
    roundId,
    competencies: [...competencies],
    content: emptyContent(competencies),
    version: 1,
    savedAt: now.toISOString(),
    lockedAt: null,
    addenda: [],
    objections: [],
  };
}

function objectionsIn(content: ScorecardContent): Scorecard['objections'] {
  return objectionsInWords(passagesOf(content));
}

/** A card that is handed in, as colleagues read it. */
export function colleagueCardView(
  { interviewer_id, username, content, locked_at, id }: LockedCardRow,
  { addenda, readerId }: { readonly addenda: readonly AddendumRow[]; readonly readerId: string },
): ColleagueCard[] {
  if (locked_at === null) return [];
  return [
    {
      interviewerId: interviewer_id,
      name: username ?? '',
      mine: interviewer_id === readerId,
      content,
      lockedAt: locked_at.toISOString(),
      addenda: addenda.filter(({ scorecard_id }) => scorecard_id === id).map(addendumView),
    },
  ];
}
