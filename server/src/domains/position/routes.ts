import { positionEndpoints } from '@pinjian/contract/position.ts';
import { complaintEndpoints } from '@pinjian/contract/position-complaint.ts';
import { planEndpoints } from '@pinjian/contract/position-plan.ts';
import { positionReviewEndpoints } from '@pinjian/contract/position-review.ts';
import { bind } from '#server/bind.ts';
import { closePosition } from './close.ts';
import { collectPosition } from './collection/collect.ts';
import { uncollectPosition } from './collection/remove.ts';
import { complainAboutPosition, getMyComplaint } from './complaint/complain.ts';
import { createPosition } from './create.ts';
import { deletePosition } from './delete.ts';
import { getPositionForEdit } from './get-for-edit.ts';
import { getPosition } from './get.ts';
import { listPositions } from './list.ts';
import { pausePosition } from './pause.ts';
import { addToTeam } from './plan/add-to-team.ts';
import { copyPositionPlan } from './plan/copy-position-plan.ts';
import { getPositionPlan } from './plan/get-position-plan.ts';
import { savePositionPlan } from './plan/save-position-plan.ts';
import { previewPosition } from './preview.ts';
import { publishPosition } from './publish.ts';
import { reopenPosition } from './reopen.ts';
import { submitPositionForReview } from './review/submit-for-review.ts';
import { withdrawPositionReview } from './review/withdraw-review.ts';
import { savePosition } from './save.ts';
import { listCompanyPositions } from './search/list-of-company.ts';
import { searchPositions } from './search/search.ts';
import { suggestSearch } from './search/suggest.ts';

const positionRoutes = bind(positionEndpoints, {
  createPosition,
  savePosition,
  publishPosition,
  pausePosition,
  reopenPosition,
  closePosition,
  deletePosition,
  listPositions,
  getPositionForEdit,
  previewPosition,
  searchPositions,
  suggestSearch,
  getPosition,
  listCompanyPositions,
  collectPosition,
  uncollectPosition,
});

const reviewRoutes = bind(positionReviewEndpoints, { submitPositionForReview, withdrawPositionReview });

const complaintRoutes = bind(complaintEndpoints, { complainAboutPosition, getMyComplaint });

const planRoutes = bind(planEndpoints, { getPositionPlan, savePositionPlan, addToTeam, copyPositionPlan });

export const routes = [...positionRoutes, ...planRoutes, ...reviewRoutes, ...complaintRoutes];
