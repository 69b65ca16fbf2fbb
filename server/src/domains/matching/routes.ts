import { dismissalEndpoints } from '@pinjian/contract/matching-dismissal.ts';
import { positionListEndpoints } from '@pinjian/contract/matching-position-list.ts';
import { recommendationEndpoints } from '@pinjian/contract/matching-recommendation.ts';
import { talentEndpoints } from '@pinjian/contract/matching-talent.ts';
import { pushEndpoints } from '@pinjian/contract/matching-push.ts';
import { tailoringEndpoints } from '@pinjian/contract/matching-tailoring.ts';
import { matchingWishEndpoints } from '@pinjian/contract/matching-wish.ts';
import { savedPositionSearchEndpoints } from '@pinjian/contract/matching-saved-search.ts';
import { bind } from '#server/bind.ts';
import { dismissPosition, undoDismissal } from './dismissal/dismiss-position.ts';
import { listNearbyPositions } from './nearby/list-nearby.ts';
import { answerInterested, answerUnsuitable } from './recommendation/answer.ts';
import { listPushes } from './push/list-pushes.ts';
import { getMyMatch } from './recommendation/get-my-match.ts';
import { listAdditions } from './recommendation/list-additions.ts';
import { listLooks } from './recommendation/list-looks.ts';
import { listRecommendedPositions } from './recommendation/list-positions.ts';
import { listSimilarPositions } from './recommendation/list-similar.ts';
import {
  changeSavedPositionSearch,
  listSavedPositionSearches,
  openSavedPositionSearch,
  removeSavedPositionSearch,
  savePositionSearch,
} from './saved-search/save-position-search.ts';
import {
  changeSavedSearch,
  listSavedSearches,
  openSavedSearch,
  removeSavedSearch,
  saveSearch,
} from './saved-search/save-search.ts';
import { makeTailored } from './tailoring/make-tailored.ts';
import { planTailoring } from './tailoring/plan-tailoring.ts';
import { addTalent, addTalents } from './talent/add.ts';
import { getTalent } from './talent/get-talent.ts';
import { hideTalent, unhideTalent } from './talent/hide.ts';
import { listApplicationMatches } from './talent/list-application-matches.ts';
import { listRecommendedTalents } from './talent/recommend.ts';
import { searchTalents } from './talent/search.ts';
import { suggestTalentSearch } from './talent/suggest.ts';
import { listViewedPositions } from './viewed/list-viewed.ts';
import { clearViewed, viewPosition } from './viewed/note-viewed.ts';
import { getWishes } from './wish/get-wishes.ts';
import { saveWishes } from './wish/save-wishes.ts';

export const routes = [
  ...bind(matchingWishEndpoints, { getWishes, saveWishes }),
  ...bind(talentEndpoints, {
    listRecommendedTalents,
    searchTalents,
    suggestTalentSearch,
    getTalent,
    addTalent,
    addTalents,
    hideTalent,
    unhideTalent,
    listApplicationMatches,
    listSavedSearches,
    saveSearch,
    changeSavedSearch,
    openSavedSearch,
    removeSavedSearch,
  }),
  ...bind(savedPositionSearchEndpoints, {
    listSavedPositionSearches,
    savePositionSearch,
    changeSavedPositionSearch,
    openSavedPositionSearch,
    removeSavedPositionSearch,
  }),
  ...bind(positionListEndpoints, {
    listRecommendedPositions,
    listNearbyPositions,
    listViewedPositions,
    viewPosition,
    clearViewed,
  }),
  ...bind(dismissalEndpoints, { dismissPosition, undoDismissal }),
  ...bind(tailoringEndpoints, { planTailoring, makeTailored }),
  ...bind(pushEndpoints, { listPushes }),
  ...bind(recommendationEndpoints, {
    listLooks,
    listAdditions,
    answerInterested,
    answerUnsuitable,
    getMyMatch,
    listSimilarPositions,
  }),
];
