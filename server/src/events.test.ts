import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { subscriptions } from './domains.ts';
import { unheardEvents } from './events.ts';

const source = readFileSync(path.join(import.meta.dirname, 'events.ts'), 'utf8');
/** The names of the map, from its source: at run time there is none. */
const names = [...source.matchAll(/^ {2}'(\w+\.\w+)': \{/gm)].flatMap(([, name]) => name ?? []).toSorted();

describe('an event', () => {
  it('has somebody who reacts to it, or a line that says why nobody does', () => {
    expect(names.length).toBeGreaterThan(20);
    const heard = new Set(subscriptions.map(({ event }) => event));
    const unheard = Object.keys(unheardEvents);
    expect({ silent: names.filter((name) => !heard.has(name) && !unheard.includes(name)) }).toEqual({ silent: [] });
    expect({ needless: unheard.filter((name) => heard.has(name) || !names.includes(name)) }).toEqual({ needless: [] });
    expect({ unknown: [...heard].filter((name) => !names.includes(name)) }).toEqual({ unknown: [] });
  });

  it('goes unheard ever less', () => expect(Object.keys(unheardEvents).length).toBeLessThanOrEqual(2));
});
