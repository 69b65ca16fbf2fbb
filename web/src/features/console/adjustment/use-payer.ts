import type { Payer } from '@pinjian/contract/console-payment.ts';
import { useQuery } from '@tanstack/react-query';
import { companyQuery } from '../companies/api.ts';
import { orderQuery } from '../order/api.ts';
import { personQuery } from '../people/api.ts';

/** Who is meant: by the page that somebody came from. */
export interface PayerOrigin {
  readonly company: string | null;
  readonly person: string | null;
  readonly order: string | null;
}

/** Who is named; whether it is the admin's own the server says when it is proposed. */
export type NamedPayer = Omit<Payer, 'isOwn'>;

interface Found {
  readonly payer: NamedPayer | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The payer that the address names: a company, a person's seeker, or whoever an order is of. */
export function usePayer({ company, person, order }: PayerOrigin): Found {
  const companyIs = useQuery({ ...companyQuery(company ?? ''), enabled: company !== null });
  const personIs = useQuery({ ...personQuery(person ?? ''), enabled: person !== null && company === null });
  const orderIs = useQuery({
    ...orderQuery(order ?? ''),
    enabled: order !== null && company === null && person === null,
  });
  const asked = company !== null ? companyIs : person !== null ? personIs : orderIs;
  const found = { error: asked.error, retry: () => void asked.refetch() };
  if (companyIs.data !== undefined)
    return { ...found, payer: { kind: 'company', id: companyIs.data.companyId, name: companyIs.data.name } };
  if (personIs.data !== undefined) {
    const seeker = personIs.data.identities.find(({ clientId }) => clientId === 'web-job-hunter');
    const name = seeker?.maskedName ?? personIs.data.maskedPhone;
    return { ...found, payer: seeker === undefined ? undefined : { kind: 'seeker', id: seeker.userId, name } };
  }
  return { ...found, payer: orderIs.data?.payer };
}
