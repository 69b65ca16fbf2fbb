export { createPosition } from './create.ts';
export { getPositionForEdit } from './get-for-edit.ts';
export { listPositions } from './list.ts';
export { getPositionPlan } from './plan/get-position-plan.ts';
export { savePositionPlan } from './plan/save-position-plan.ts';
export { savePosition } from './save.ts';
export { addShownPositions, whileAddingPositions } from './bulk/add-shown-positions.ts';
export { collectedIds, countCollected } from './collection/queries.ts';
export { positionCards } from './find-cards.ts';
export { findOpenAddresses, type OpenAddresses } from './open/find-addresses.ts';
export { readOpenCompany, type OpenCompany } from './open/read-company.ts';
export { readOpenJob, type GoneJob, type OpenJob } from './open/read-job.ts';
export { findOpenPositions, type OpenPosition } from './find-open.ts';
export { countNewPositions, readPositionQuery } from './search/count-new.ts';
export { searchPositions } from './search/search.ts';
export { findPositionsInPlaces } from './search/find-in-places.ts';
export { findWrittenContent } from './find-written-content.ts';
export { positionTitle } from './find-title.ts';
export { findUnclosedPositions } from './find-unclosed.ts';
export { tsquery, type Term } from './engine/search-plan.ts';
export { askedOf, type Asked, type IndexWords } from './search/understanding/plan.ts';
export { planUnderstood } from './search/understanding/searches.ts';
export { scoreOf, type Scored } from './search/understanding/score.ts';
export { findShownPosition, findShownPositions, type ShownPosition } from './find-shown.ts';
export { findSimilarPositions } from './similar/find-similar.ts';
export { decideComplaint, holdComplaint } from './complaint/decide-complaint.ts';
export {
  countComplaints,
  findComplaintCase,
  listComplaints,
  type ComplaintEntry,
} from './complaint/find-complaints.ts';
export { countPositionsByStatus } from './count-by-status.ts';
export { decidePositionReview, holdPositionReview } from './review/decide-review.ts';
export { countPositionReviews, findReviewCase, listPositionReviews, type ReviewEntry } from './review/find-reviews.ts';
export { findObjections } from './find-objections.ts';
export { monthlyPay } from './rules.ts';
export { adoptReadings } from './requirement/settle.ts';
export { getPosition } from './get.ts';
