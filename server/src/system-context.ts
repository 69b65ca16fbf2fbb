import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { systemClock } from '#platform/core/clock.ts';
import { createContext } from '#platform/core/create-context.ts';
import type { Log } from '#platform/core/log.ts';
import type { Subscription } from '#platform/events/subscription.ts';
import { sandboxFaceCheck } from '#platform/face/embedded.ts';
import { createFolderStore } from '#platform/files/embedded.ts';
import { issuedByPerson } from '#platform/invoicing/embedded.ts';
import { sandboxLicenceCheck } from '#platform/licence/embedded.ts';
import { createEmbeddedLocationFinder } from '#platform/location/embedded.ts';
import type { Config } from './config.ts';
import type { Ctx, Ports, SystemActor } from './context.ts';
import { systemActor } from './copy.ts';
import type { Events } from './events.ts';
import type { Storage } from './storage.ts';
import type { Tables } from './tables.ts';

const sendsNothing = () => Promise.reject(new Error('nothing is sent from here'));

/**
 * A context for a command beside the product: no work is queued, nothing is sent. Hints reach running copies; events
 * wait for those of `subscriptions` until a copy delivers them.
 */
export function systemContext(
  config: Config,
  log: Log,
  { db, secretBox }: Storage,
  subscriptions: readonly Subscription[],
): Ctx<SystemActor> {
  const ports: Ports = {
    config,
    secretBox,
    files: createFolderStore(path.join(config.data.folder, 'files')),
    sms: { send: sendsNothing, notify: sendsNothing },
    mail: { send: sendsNothing },
    webhook: { isHook: () => false, send: sendsNothing },
    payments: {},
    licence: sandboxLicenceCheck,
    face: sandboxFaceCheck,
    invoicing: issuedByPerson,
    location: createEmbeddedLocationFinder(),
    llm: null,
    sandbox: true,
  };
  const copy = {
    db,
    ports,
    clock: systemClock,
    log,
    queue: { send: () => Promise.reject(new Error('no work is queued from here')) },
    subscriptions,
    bus: { origin: randomUUID(), deliver: () => undefined },
    transact: <T>(on: typeof db, work: (trx: typeof db) => Promise<T>) => on.transaction().execute(work),
    onEvents: () => undefined,
  };
  return createContext<SystemActor, Tables, Events, Ports>(copy, systemActor, randomUUID());
}
