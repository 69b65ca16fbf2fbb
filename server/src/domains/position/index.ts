export { addShownPositions, whileAddingPositions } from './bulk/add-shown-positions.ts';
export { collectedIds, countCollected } from './collection/queries.ts';
export { positionCards } from './find-cards.ts';
export { findShownPosition, type ShownPosition } from './find-shown.ts';
