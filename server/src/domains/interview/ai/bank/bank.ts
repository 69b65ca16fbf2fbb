import { administration } from './data/administration.ts';
import { aiProduct } from './data/ai-product.ts';
import { algorithm } from './data/algorithm.ts';
import { architecture } from './data/architecture.ts';
import { audit } from './data/audit.ts';
import { automation } from './data/automation.ts';
import { automotive } from './data/automotive.ts';
import { backend } from './data/backend.ts';
import { backendKnowledge } from './data/backend-knowledge.ts';
import { banking } from './data/banking.ts';
import { behaviouralCollaboration } from './data/behavioural-collaboration.ts';
import { behaviouralCraft } from './data/behavioural-craft.ts';
import { behaviouralCustomer } from './data/behavioural-customer.ts';
import { behaviouralExecution } from './data/behavioural-execution.ts';
import { behaviouralLearning } from './data/behavioural-learning.ts';
import { behaviouralOwnership } from './data/behavioural-ownership.ts';
import { behaviouralProblemSolving } from './data/behavioural-problem-solving.ts';
import { behaviouralResults } from './data/behavioural-results.ts';
import { chipRoles } from './data/chip-roles.ts';
import { chip } from './data/chip.ts';
import { construction } from './data/construction.ts';
import { consultingRoles } from './data/consulting-roles.ts';
import { consulting } from './data/consulting.ts';
import { content } from './data/content.ts';
import { costEngineering } from './data/cost-engineering.ts';
import { data } from './data/data.ts';
import { design } from './data/design.ts';
import { devops } from './data/devops.ts';
import { digitalMarketing } from './data/digital-marketing.ts';
import { ecommerce } from './data/ecommerce.ts';
import { embeddedRoles } from './data/embedded-roles.ts';
import { embedded } from './data/embedded.ts';
import { energyRoles } from './data/energy-roles.ts';
import { energy } from './data/energy.ts';
import { finance } from './data/finance.ts';
import { foreignTrade } from './data/foreign-trade.ts';
import { frontend } from './data/frontend.ts';
import { game } from './data/game.ts';
import { gamePlanning } from './data/game-planning.ts';
import { graduate } from './data/graduate.ts';
import { hospitality } from './data/hospitality.ts';
import { hr } from './data/hr.ts';
import { industrialDesign } from './data/industrial-design.ts';
import { insurance } from './data/insurance.ts';
import { legal } from './data/legal.ts';
import { livingService } from './data/living-service.ts';
import { llm } from './data/llm.ts';
import { logistics } from './data/logistics.ts';
import { management } from './data/management.ts';
import { marketing } from './data/marketing.ts';
import { mechanical } from './data/mechanical.ts';
import { media } from './data/media.ts';
import { medicine } from './data/medicine.ts';
import { motionArt } from './data/motion-art.ts';
import { nursing } from './data/nursing.ts';
import { operation } from './data/operation.ts';
import { pharma } from './data/pharma.ts';
import { product } from './data/product.ts';
import { production } from './data/production.ts';
import { project } from './data/project.ts';
import { property } from './data/property.ts';
import { publicRelations } from './data/public-relations.ts';
import { quality } from './data/quality.ts';
import { retail } from './data/retail.ts';
import { riskControl } from './data/risk-control.ts';
import { robotics } from './data/robotics.ts';
import { sales } from './data/sales.ts';
import { salesManagement } from './data/sales-management.ts';
import { security } from './data/security.ts';
import { service } from './data/service.ts';
import { spatialDesign } from './data/spatial-design.ts';
import { supply } from './data/supply.ts';
import { teaching } from './data/teaching.ts';
import { telecom } from './data/telecom.ts';
import { testing } from './data/testing.ts';
import { training } from './data/training.ts';
import { userResearch } from './data/user-research.ts';
import type { DirectionId } from './directions.ts';
import type { BankQuestion } from './question.ts';

/** Goes on every report; raised with every change of a question, an anchor or a saying. */
export const bankVersion = '2026.3';

/** Every question there is. */
export const bank: readonly BankQuestion[] = [
  ...backend,
  ...backendKnowledge,
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
  ...llm,
  ...robotics,
  ...security,
  ...game,
  ...architecture,
  ...embedded,
  ...embeddedRoles,
  ...chip,
  ...chipRoles,
  ...telecom,
  ...medicine,
  ...nursing,
  ...pharma,
  ...banking,
  ...legal,
  ...audit,
  ...mechanical,
  ...automation,
  ...quality,
  ...automotive,
  ...construction,
  ...costEngineering,
  ...property,
  ...teaching,
  ...training,
  ...insurance,
  ...riskControl,
  ...aiProduct,
  ...gamePlanning,
  ...userResearch,
  ...motionArt,
  ...industrialDesign,
  ...spatialDesign,
  ...content,
  ...ecommerce,
  ...digitalMarketing,
  ...publicRelations,
  ...foreignTrade,
  ...salesManagement,
  ...logistics,
  ...media,
  ...consulting,
  ...consultingRoles,
  ...hospitality,
  ...livingService,
  ...energy,
  ...energyRoles,
  ...management,
  ...graduate,
  ...behaviouralCollaboration,
  ...behaviouralCraft,
  ...behaviouralCustomer,
  ...behaviouralExecution,
  ...behaviouralLearning,
  ...behaviouralOwnership,
  ...behaviouralProblemSolving,
  ...behaviouralResults,
];

/** The questions of one direction, in the order of the bank. */
export function questionsOf(direction: DirectionId): readonly BankQuestion[] {
  return bank.filter((each) => each.directions.includes(direction));
}
