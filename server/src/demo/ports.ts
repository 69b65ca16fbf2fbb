import { issuedByPerson } from '#platform/invoicing/embedded.ts';
import type { Ports } from '#server/context.ts';
import { demoCompanies } from './data/companies.ts';

const sendsNothing = () => Promise.reject(new Error('the demo world sends no messages'));

/**
 * What the operations that make the demo world find behind their ports: no vendor. Nothing is sent, no model is asked,
 * and the licence check knows the invented companies, all but the one that is to wait.
 */
export function portsOfDemo(ports: Ports): Ports {
  const known = new Set(demoCompanies.map(({ name }) => name));
  return {
    ...ports,
    llm: null,
    invoicing: issuedByPerson,
    sms: { send: sendsNothing, notify: sendsNothing },
    mail: { send: sendsNothing },
    face: {
      start: () => Promise.reject(new Error('the demo world shows no faces')),
      ask: () => Promise.resolve({ outcome: 'pending' }),
    },
    licence: {
      ask: ({ companyName }) => Promise.resolve({ outcome: known.has(companyName) ? 'passed' : 'pending' }),
    },
  };
}
