import { administration } from './data/administration.ts';
import { algorithm } from './data/algorithm.ts';
import { backend } from './data/backend.ts';
import { behavioural } from './data/behavioural.ts';
import { data } from './data/data.ts';
import { design } from './data/design.ts';
import { devops } from './data/devops.ts';
import { finance } from './data/finance.ts';
import { frontend } from './data/frontend.ts';
import { hr } from './data/hr.ts';
import { marketing } from './data/marketing.ts';
import { operation } from './data/operation.ts';
import { product } from './data/product.ts';
import { production } from './data/production.ts';
import { project } from './data/project.ts';
import { retail } from './data/retail.ts';
import { sales } from './data/sales.ts';
import { service } from './data/service.ts';
import { supply } from './data/supply.ts';
import { testing } from './data/testing.ts';
import type { DirectionId } from './directions.ts';
import type { BankQuestion } from './question.ts';

/** Goes on every report; raised with every change of a question, an anchor or a saying. */
export const bankVersion = '2026.1';

/** Every question there is. */
export const bank: readonly BankQuestion[] = [
  ...backend,
  ...frontend,
  ...testing,
  ...algorithm,
  ...data,
  ...devops,
  ...product,
  ...operation,
  ...design,
  ...sales,
  ...service,
  ...hr,
  ...finance,
  ...marketing,
  ...project,
  ...administration,
  ...production,
  ...supply,
  ...retail,
  ...behavioural,
];

/** The questions of one direction, in the order of the bank. */
export function questionsOf(direction: DirectionId): readonly BankQuestion[] {
  return bank.filter((each) => each.directions.includes(direction));
}
