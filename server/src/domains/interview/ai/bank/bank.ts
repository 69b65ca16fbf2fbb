import { administration } from './data/administration.ts';
import { aiProduct } from './data/ai-product.ts';
import { aiProductCases } from './data/ai-product-cases.ts';
import { aiProductKnowledge } from './data/ai-product-knowledge.ts';
import { algorithm } from './data/algorithm.ts';
import { algorithmCases } from './data/algorithm-cases.ts';
import { algorithmKnowledge } from './data/algorithm-knowledge.ts';
import { architecture } from './data/architecture.ts';
import { architectureCases } from './data/architecture-cases.ts';
import { architectureKnowledge } from './data/architecture-knowledge.ts';
import { audit } from './data/audit.ts';
import { automation } from './data/automation.ts';
import { automationCases } from './data/automation-cases.ts';
import { automationKnowledge } from './data/automation-knowledge.ts';
import { automotive } from './data/automotive.ts';
import { automotiveCases } from './data/automotive-cases.ts';
import { automotiveKnowledge } from './data/automotive-knowledge.ts';
import { backend } from './data/backend.ts';
import { backendCases } from './data/backend-cases.ts';
import { backendKnowledge } from './data/backend-knowledge.ts';
import { banking } from './data/banking.ts';
import { behaviouralCollaboration } from './data/behavioural-collaboration.ts';
import { behaviouralCraft } from './data/behavioural-craft.ts';
import { behaviouralCustomer } from './data/behavioural-customer.ts';
import { behaviouralExecution } from './data/behavioural-execution.ts';
import { behaviouralLearning } from './data/behavioural-learning.ts';
import { behaviouralOpenings } from './data/behavioural-openings.ts';
import { behaviouralOwnership } from './data/behavioural-ownership.ts';
import { behaviouralParallel } from './data/behavioural-parallel.ts';
import { behaviouralProblemSolving } from './data/behavioural-problem-solving.ts';
import { behaviouralResults } from './data/behavioural-results.ts';
import { chipCases } from './data/chip-cases.ts';
import { chipKnowledge } from './data/chip-knowledge.ts';
import { chipRoles } from './data/chip-roles.ts';
import { chip } from './data/chip.ts';
import { construction } from './data/construction.ts';
import { constructionCases } from './data/construction-cases.ts';
import { constructionKnowledge } from './data/construction-knowledge.ts';
import { consultingRoles } from './data/consulting-roles.ts';
import { consulting } from './data/consulting.ts';
import { content } from './data/content.ts';
import { costEngineering } from './data/cost-engineering.ts';
import { costEngineeringCases } from './data/cost-engineering-cases.ts';
import { costEngineeringKnowledge } from './data/cost-engineering-knowledge.ts';
import { data } from './data/data.ts';
import { dataCases } from './data/data-cases.ts';
import { dataKnowledge } from './data/data-knowledge.ts';
import { design } from './data/design.ts';
import { designCases } from './data/design-cases.ts';
import { designKnowledge } from './data/design-knowledge.ts';
import { devops } from './data/devops.ts';
import { devopsCases } from './data/devops-cases.ts';
import { devopsKnowledge } from './data/devops-knowledge.ts';
import { digitalMarketing } from './data/digital-marketing.ts';
import { ecommerce } from './data/ecommerce.ts';
import { embeddedCases } from './data/embedded-cases.ts';
import { embeddedKnowledge } from './data/embedded-knowledge.ts';
import { embeddedRoles } from './data/embedded-roles.ts';
import { embedded } from './data/embedded.ts';
import { energyCases } from './data/energy-cases.ts';
import { energyKnowledge } from './data/energy-knowledge.ts';
import { energyRoles } from './data/energy-roles.ts';
import { energy } from './data/energy.ts';
import { finance } from './data/finance.ts';
import { foreignTrade } from './data/foreign-trade.ts';
import { frontend } from './data/frontend.ts';
import { frontendCases } from './data/frontend-cases.ts';
import { frontendKnowledge } from './data/frontend-knowledge.ts';
import { game } from './data/game.ts';
import { gameCases } from './data/game-cases.ts';
import { gameKnowledge } from './data/game-knowledge.ts';
import { gamePlanning } from './data/game-planning.ts';
import { gamePlanningCases } from './data/game-planning-cases.ts';
import { gamePlanningKnowledge } from './data/game-planning-knowledge.ts';
import { graduate } from './data/graduate.ts';
import { graduateKnowledge } from './data/graduate-knowledge.ts';
import { hospitality } from './data/hospitality.ts';
import { hr } from './data/hr.ts';
import { industrialDesign } from './data/industrial-design.ts';
import { industrialDesignCases } from './data/industrial-design-cases.ts';
import { industrialDesignKnowledge } from './data/industrial-design-knowledge.ts';
import { insurance } from './data/insurance.ts';
import { legal } from './data/legal.ts';
import { livingService } from './data/living-service.ts';
import { llm } from './data/llm.ts';
import { llmCases } from './data/llm-cases.ts';
import { llmKnowledge } from './data/llm-knowledge.ts';
import { logistics } from './data/logistics.ts';
import { management } from './data/management.ts';
import { marketing } from './data/marketing.ts';
import { mechanical } from './data/mechanical.ts';
import { mechanicalCases } from './data/mechanical-cases.ts';
import { mechanicalKnowledge } from './data/mechanical-knowledge.ts';
import { media } from './data/media.ts';
import { medicine } from './data/medicine.ts';
import { motionArt } from './data/motion-art.ts';
import { motionArtCases } from './data/motion-art-cases.ts';
import { motionArtKnowledge } from './data/motion-art-knowledge.ts';
import { nursing } from './data/nursing.ts';
import { operation } from './data/operation.ts';
import { pharma } from './data/pharma.ts';
import { product } from './data/product.ts';
import { productCases } from './data/product-cases.ts';
import { productKnowledge } from './data/product-knowledge.ts';
import { production } from './data/production.ts';
import { productionCases } from './data/production-cases.ts';
import { productionKnowledge } from './data/production-knowledge.ts';
import { professionCases } from './data/profession-cases.ts';
import { project } from './data/project.ts';
import { property } from './data/property.ts';
import { publicRelations } from './data/public-relations.ts';
import { quality } from './data/quality.ts';
import { qualityCases } from './data/quality-cases.ts';
import { qualityKnowledge } from './data/quality-knowledge.ts';
import { retail } from './data/retail.ts';
import { riskControl } from './data/risk-control.ts';
import { robotics } from './data/robotics.ts';
import { roboticsCases } from './data/robotics-cases.ts';
import { roboticsKnowledge } from './data/robotics-knowledge.ts';
import { sales } from './data/sales.ts';
import { salesManagement } from './data/sales-management.ts';
import { secondForms } from './data/second-forms.ts';
import { security } from './data/security.ts';
import { securityCases } from './data/security-cases.ts';
import { securityKnowledge } from './data/security-knowledge.ts';
import { service } from './data/service.ts';
import { spatialDesign } from './data/spatial-design.ts';
import { spatialDesignCases } from './data/spatial-design-cases.ts';
import { spatialDesignKnowledge } from './data/spatial-design-knowledge.ts';
import { supply } from './data/supply.ts';
import { teaching } from './data/teaching.ts';
import { telecom } from './data/telecom.ts';
import { telecomCases } from './data/telecom-cases.ts';
import { telecomKnowledge } from './data/telecom-knowledge.ts';
import { testing } from './data/testing.ts';
import { testingCases } from './data/testing-cases.ts';
import { testingKnowledge } from './data/testing-knowledge.ts';
import { training } from './data/training.ts';
import { userResearch } from './data/user-research.ts';
import { userResearchCases } from './data/user-research-cases.ts';
import { userResearchKnowledge } from './data/user-research-knowledge.ts';
import type { DirectionId } from './directions.ts';
import type { BankQuestion } from './question.ts';

/** Goes on every report; raised with every change of a question, an anchor or a saying. */
export const bankVersion = '2026.12';

/** Every question there is. */
export const bank: readonly BankQuestion[] = [
  ...backend,
  ...backendKnowledge,
  ...backendCases,
  ...frontend,
  ...frontendKnowledge,
  ...frontendCases,
  ...testing,
  ...testingKnowledge,
  ...testingCases,
  ...algorithm,
  ...algorithmKnowledge,
  ...algorithmCases,
  ...data,
  ...dataKnowledge,
  ...dataCases,
  ...secondForms,
  ...devops,
  ...devopsKnowledge,
  ...devopsCases,
  ...product,
  ...operation,
  ...design,
  ...designKnowledge,
  ...designCases,
  ...sales,
  ...service,
  ...hr,
  ...finance,
  ...marketing,
  ...project,
  ...administration,
  ...production,
  ...productionKnowledge,
  ...productionCases,
  ...productKnowledge,
  ...productCases,
  ...supply,
  ...retail,
  ...llm,
  ...llmKnowledge,
  ...llmCases,
  ...robotics,
  ...roboticsKnowledge,
  ...roboticsCases,
  ...security,
  ...securityKnowledge,
  ...securityCases,
  ...game,
  ...architecture,
  ...architectureKnowledge,
  ...architectureCases,
  ...embedded,
  ...embeddedRoles,
  ...embeddedKnowledge,
  ...embeddedCases,
  ...chip,
  ...chipRoles,
  ...chipKnowledge,
  ...chipCases,
  ...telecom,
  ...telecomKnowledge,
  ...telecomCases,
  ...medicine,
  ...nursing,
  ...pharma,
  ...banking,
  ...legal,
  ...audit,
  ...mechanical,
  ...mechanicalKnowledge,
  ...mechanicalCases,
  ...automation,
  ...automationKnowledge,
  ...automationCases,
  ...quality,
  ...qualityKnowledge,
  ...qualityCases,
  ...automotive,
  ...automotiveKnowledge,
  ...automotiveCases,
  ...construction,
  ...constructionKnowledge,
  ...constructionCases,
  ...costEngineering,
  ...costEngineeringKnowledge,
  ...costEngineeringCases,
  ...property,
  ...teaching,
  ...training,
  ...insurance,
  ...riskControl,
  ...aiProduct,
  ...aiProductKnowledge,
  ...aiProductCases,
  ...gamePlanning,
  ...gamePlanningKnowledge,
  ...gamePlanningCases,
  ...gameKnowledge,
  ...gameCases,
  ...userResearch,
  ...userResearchKnowledge,
  ...userResearchCases,
  ...motionArt,
  ...motionArtKnowledge,
  ...motionArtCases,
  ...industrialDesign,
  ...industrialDesignKnowledge,
  ...industrialDesignCases,
  ...spatialDesign,
  ...spatialDesignKnowledge,
  ...spatialDesignCases,
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
  ...energyKnowledge,
  ...energyCases,
  ...management,
  ...professionCases,
  ...graduate,
  ...graduateKnowledge,
  ...behaviouralCollaboration,
  ...behaviouralCraft,
  ...behaviouralCustomer,
  ...behaviouralExecution,
  ...behaviouralLearning,
  ...behaviouralOwnership,
  ...behaviouralProblemSolving,
  ...behaviouralResults,
  ...behaviouralParallel,
  ...behaviouralOpenings,
];

/** The questions of one direction, in the order of the bank. */
export function questionsOf(direction: DirectionId): readonly BankQuestion[] {
  return bank.filter((each) => each.directions.includes(direction));
}
