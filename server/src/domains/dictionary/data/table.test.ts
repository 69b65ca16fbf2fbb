import { describe, expect, it } from 'vitest';
import { onceInSteps } from './table.ts';

/** A table of three steps, which counts how often it is begun and gone on with. */
function counted() {
  const times = { begun: 0, steps: 0 };
  const { made, prepare } = onceInSteps(function* make(): Generator<undefined, { readonly of: number }> {
    times.begun += 1;
    for (let step = 0; step < 3; step += 1) {
      times.steps += 1;
      yield;
    }
    return { of: times.begun };
  });
  return { times, made, prepare };
}

describe('what is made in steps', () => {
  it('is made once, also by whoever needs it while it is prepared', async () => {
    const { times, made, prepare } = counted();
    const prepared = prepare();
    expect(times).toEqual({ begun: 1, steps: 1 });
    const whole = made();
    await prepared;
    await prepare();
    expect(made()).toBe(whole);
    expect(times).toEqual({ begun: 1, steps: 3 });
  });

  it('is begun anew by the next one where it could not be made', () => {
    let fails = true;
    const { made } = onceInSteps(function* make(): Generator<undefined, { readonly whole: true }> {
      yield;
      if (fails) throw new Error('no file');
      return { whole: true };
    });
    expect(made).toThrow('no file');
    fails = false;
    expect(made()).toEqual({ whole: true });
  });
});
