import * as z from 'zod/mini';
import { instant } from './time.ts';

/** A frame of /webSocket. Its content is a hint to refresh, never data (decisions §9). */
export const push = z.object({ event: z.string(), at: instant });
