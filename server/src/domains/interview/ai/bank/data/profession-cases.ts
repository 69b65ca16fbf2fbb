import { administrationCases } from './administration-cases.ts';
import { auditCases } from './audit-cases.ts';
import { bankingCases } from './banking-cases.ts';
import { commerceKnowledge } from './commerce-knowledge.ts';
import { commerceSecondForms } from './commerce-second-forms.ts';
import { consultingCases } from './consulting-cases.ts';
import { contentCases } from './content-cases.ts';
import { digitalMarketingCases } from './digital-marketing-cases.ts';
import { ecommerceCases } from './ecommerce-cases.ts';
import { financeCases } from './finance-cases.ts';
import { foreignTradeCases } from './foreign-trade-cases.ts';
import { goodsKnowledge } from './goods-knowledge.ts';
import { goodsSecondForms } from './goods-second-forms.ts';
import { graduateCases } from './graduate-cases.ts';
import { guestsKnowledge } from './guests-knowledge.ts';
import { healthKnowledge } from './health-knowledge.ts';
import { healthSecondForms } from './health-second-forms.ts';
import { hospitalityCases } from './hospitality-cases.ts';
import { hrCases } from './hr-cases.ts';
import { insuranceCases } from './insurance-cases.ts';
import { legalCases } from './legal-cases.ts';
import { livingRoles } from './living-roles.ts';
import { livingServiceCases } from './living-service-cases.ts';
import { logisticsCases } from './logistics-cases.ts';
import { logisticsRoles } from './logistics-roles.ts';
import { managementCases } from './management-cases.ts';
import { marketingCases } from './marketing-cases.ts';
import { mediaCases } from './media-cases.ts';
import { mediaKnowledge } from './media-knowledge.ts';
import { mediaRoles } from './media-roles.ts';
import { mediaSecondForms } from './media-second-forms.ts';
import { medicineCases } from './medicine-cases.ts';
import { medicineRoles } from './medicine-roles.ts';
import { moneyKnowledge } from './money-knowledge.ts';
import { moneySecondForms } from './money-second-forms.ts';
import { nursingCases } from './nursing-cases.ts';
import { nursingRoles } from './nursing-roles.ts';
import { officeKnowledge } from './office-knowledge.ts';
import { officeSecondForms } from './office-second-forms.ts';
import { operationCases } from './operation-cases.ts';
import { pharmaCases } from './pharma-cases.ts';
import { projectCases } from './project-cases.ts';
import { propertyCases } from './property-cases.ts';
import { publicRelationsCases } from './public-relations-cases.ts';
import { retailCases } from './retail-cases.ts';
import { retailRoles } from './retail-roles.ts';
import { riskControlCases } from './risk-control-cases.ts';
import { salesCases } from './sales-cases.ts';
import { salesManagementCases } from './sales-management-cases.ts';
import { salesRoles } from './sales-roles.ts';
import { schoolKnowledge } from './school-knowledge.ts';
import { schoolSecondForms } from './school-second-forms.ts';
import { serviceCases } from './service-cases.ts';
import { supplyCases } from './supply-cases.ts';
import { teachingCases } from './teaching-cases.ts';
import { teachingRoles } from './teaching-roles.ts';
import { trainingCases } from './training-cases.ts';
import type { BankQuestion } from '../question.ts';

/** Cases, facts and parallel forms of professions, trades and services, beside the first questions of each. */
export const professionCases: readonly BankQuestion[] = [
  ...salesCases,
  ...commerceKnowledge,
  ...salesManagementCases,
  ...serviceCases,
  ...foreignTradeCases,
  ...ecommerceCases,
  ...financeCases,
  ...moneyKnowledge,
  ...auditCases,
  ...bankingCases,
  ...insuranceCases,
  ...riskControlCases,
  ...hrCases,
  ...officeKnowledge,
  ...administrationCases,
  ...legalCases,
  ...managementCases,
  ...consultingCases,
  ...projectCases,
  ...graduateCases,
  ...nursingCases,
  ...healthKnowledge,
  ...medicineCases,
  ...pharmaCases,
  ...marketingCases,
  ...mediaKnowledge,
  ...digitalMarketingCases,
  ...publicRelationsCases,
  ...contentCases,
  ...mediaCases,
  ...operationCases,
  ...supplyCases,
  ...goodsKnowledge,
  ...logisticsCases,
  ...retailCases,
  ...hospitalityCases,
  ...guestsKnowledge,
  ...propertyCases,
  ...livingServiceCases,
  ...teachingCases,
  ...schoolKnowledge,
  ...trainingCases,
  ...teachingRoles,
  ...mediaRoles,
  ...livingRoles,
  ...retailRoles,
  ...medicineRoles,
  ...nursingRoles,
  ...logisticsRoles,
  ...salesRoles,
  ...commerceSecondForms,
  ...moneySecondForms,
  ...officeSecondForms,
  ...mediaSecondForms,
  ...goodsSecondForms,
  ...schoolSecondForms,
  ...healthSecondForms,
];
