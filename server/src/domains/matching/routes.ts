import { matchingWishEndpoints } from '@pinjian/contract/matching-wish.ts';
import { bind } from '#server/bind.ts';
import { getWishes } from './wish/get-wishes.ts';
import { saveWishes } from './wish/save-wishes.ts';

export const routes = bind(matchingWishEndpoints, { getWishes, saveWishes });
