import { lazy } from 'react';

// What is behind another tab comes with the first visit there: calendars, charts, forms.
export const LateDiary = lazy(async () => ({ default: (await import('../diary/diary.tsx')).Diary }));
export const LateResults = lazy(async () => ({ default: (await import('../result/results.tsx')).Results }));
export const LateTalkTab = lazy(async () => ({ default: (await import('../talk/talk.tsx')).TalkTab }));
export const LateSlipTab = lazy(async () => ({ default: (await import('../slip/slip-tab.tsx')).SlipTab }));
