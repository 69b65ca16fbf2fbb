import { on } from '#server/bind.ts';
import { tellWishes } from './wish/tell-wishes.ts';

export const subscriptions = [on('resume.deleted', 'matching.tellWishes', tellWishes)];
