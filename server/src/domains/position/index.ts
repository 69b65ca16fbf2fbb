export { addShownPositions, whileAddingPositions } from './bulk/add-shown-positions.ts';
export { collectedIds, countCollected } from './collection/queries.ts';
export { positionCards } from './find-cards.ts';
export { findUnclosedPositions } from './find-unclosed.ts';
export { findShownPosition, type ShownPosition } from './find-shown.ts';
export { countPositionsByStatus } from './count-by-status.ts';
export { decidePositionReview, holdPositionReview } from './review/decide-review.ts';
export { countPositionReviews, findReviewCase, listPositionReviews, type ReviewEntry } from './review/find-reviews.ts';
export { findObjections } from './find-objections.ts';
